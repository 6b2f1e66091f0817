// Runs before `npm test` and `npm start`: installs what is missing, so that a fresh clone needs no other command.
// Written in syntax that old Nodes can read, because it is the first thing they meet.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Ironpitch needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  import('./install.mjs').catch(function (error) {
    console.error(error);
    process.exitCode = 1;
  });
}
