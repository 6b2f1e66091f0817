// Preloaded by tests, `node --import`: saves fail as long as the file named in FAULT_FILE holds the code of an error.
// ENOSPC cuts a text off in the middle, EIO fails to sync, EROFS opens nothing for writing: as disks do it.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, readFileSync, writeFileSync, writeSync, fsyncSync } = fs;
const fault = () => {
  try {
    return readFileSync(process.env.FAULT_FILE, 'utf8');
  } catch {
    return '';
  }
};
const fail = (code, syscall) => {
  throw Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall });
};
fs.openSync = (path, flags, ...rest) => {
  if (flags !== 'r' && String(path).includes('.ironpitch-') && fault() === 'EROFS') fail('EROFS', 'open');
  return openSync(path, flags, ...rest);
};
fs.writeFileSync = (to, text, ...rest) => {
  if (typeof to === 'number' && fault() === 'ENOSPC') {
    writeSync(to, text.slice(0, text.length / 2));
    fail('ENOSPC', 'write');
  }
  return writeFileSync(to, text, ...rest);
};
fs.fsyncSync = to => {
  if (fault() === 'EIO') fail('EIO', 'fsync');
  return fsyncSync(to);
};
syncBuiltinESMExports();
