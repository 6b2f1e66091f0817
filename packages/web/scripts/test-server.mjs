// Serves the built page for the tests, on the port they name.
import { DIST, serve } from './serve.mjs';

const port = Number(process.env.PORT);
const { address } = await serve(DIST, port);
if (!address.includes(`:${port}/`)) throw new Error(`port ${port} is busy`);
