/** The part of the file system that matches are kept with: one place to put another in its stead, such as a full one. */
import * as fs from 'node:fs';

export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fsyncSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'unlinkSync'
  | 'writeFileSync'
>;
export const disk: Disk = fs;
