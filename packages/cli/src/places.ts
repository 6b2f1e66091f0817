/** Where things lie on the disk, whether the source runs or the bundle made of it: both are one folder below the package. */
import { fileURLToPath } from 'node:url';

/** The package of the command. */
export const PACKAGE: URL = new URL('../', import.meta.url);
/** The repository, where the command was not installed without it. */
export const REPOSITORY: string = fileURLToPath(new URL('../../', PACKAGE));
/** The bundle that runs, or undefined where the source does. */
export const BUNDLE: URL | undefined = import.meta.url.endsWith('.mjs') ? new URL(import.meta.url) : undefined;
