// A worker thread that runs TypeScript: new Worker(thisFile, { workerData: { module: url, … } }).
// Loaders are not inherited by threads on every Node version, so each thread registers its own.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
