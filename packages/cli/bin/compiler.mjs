// How V8 compiles the engine. It is made of many small functions: where V8 may put twice as many of them into whoever
// calls them, matches are a tenth faster; three times as many, and its code grows without getting faster.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
