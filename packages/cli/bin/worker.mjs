// A worker thread of the command where it runs from its source. Loaders are not inherited by threads on every Node
// version, so each thread registers its own.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { listen } = await import('../src/workers/simulation.ts');
listen(parentPort);
