// How V8 compiles the engine, which is made of many small functions: it may put twice as many of them into whoever
// calls them, which makes matches up to a tenth faster. Such code takes longer to compile, so it waits twice as long
// for what is worth it; then short runs take no longer than before.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
setFlagsFromString('--interrupt-budget=132000');
