/** A seed nobody can guess. */

/** Every place the table runs in has it: browsers, their workers, and Node. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('');
