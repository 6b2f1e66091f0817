#!/usr/bin/env node
// The command: checks the Node version in syntax that old Nodes can read, then runs the TypeScript source. No build.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Ironpitch needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  import('tsx/esm/api')
    .then(function (tsx) {
      tsx.register();
      return import('../src/main.ts');
    })
    .catch(function (error) {
      if (error && error.code === 'ERR_MODULE_NOT_FOUND' && /'tsx'/.test(error.message)) {
        console.error('Ironpitch is not installed yet: run "npm ci" in its folder first.');
        process.exitCode = 2;
      } else {
        console.error(error);
        process.exitCode = 1;
      }
    });
}
