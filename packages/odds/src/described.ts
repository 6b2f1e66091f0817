/** Which rolls have a description: the engine fills in its sheet right before it rolls by it. */
import type { RollSheet } from '@ironpitch/engine';

export class Described {
  private serial = 0;
  private left = 0;
  /** What was described before now is forgotten. */
  forget(sheet: RollSheet): void {
    this.serial = sheet.serial;
    this.left = 0;
  }
  /** Whether the sheet has been filled in since the last roll. */
  isNew(sheet: RollSheet): boolean {
    return sheet.serial !== this.serial;
  }
  /** Whether `count` dice that are about to be rolled belong to the sheet. */
  next(sheet: RollSheet, count: number): boolean {
    if (sheet.serial !== this.serial) {
      this.serial = sheet.serial;
      this.left = Math.abs(sheet.dice);
    }
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }
}
