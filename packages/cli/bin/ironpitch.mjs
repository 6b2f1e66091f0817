#!/usr/bin/env node
// The command: checks the Node version in syntax that old Nodes can read, then runs its bundle,
// which bundle.mjs makes when it is missing; where none can be written, the TypeScript source itself.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Ironpitch needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  if (process.argv.includes('--debug')) process.setSourceMapsEnabled(true);
  import('./compiler.mjs')
    .then(function () {
      return import('./bundle.mjs');
    })
    .then(function (made) {
      return made.freshBundle();
    })
    .then(function (bundle) {
      return bundle === undefined ? runSource() : import(bundle);
    })
    .catch(function (error) {
      if (
        error &&
        error.code === 'ERR_MODULE_NOT_FOUND' &&
        /'(esbuild|tsx|commander|@ironpitch\/\w+)'/.test(error.message)
      ) {
        console.error('Ironpitch is not installed yet: run "npm ci" in its folder first.');
        process.exitCode = 2;
      } else {
        console.error(error);
        process.exitCode = 1;
      }
    });
}

function runSource() {
  return import('tsx/esm/api').then(function (tsx) {
    tsx.register();
    return import('../src/main.ts');
  });
}
