import { soakPromises } from './promises-soak.ts';

soakPromises('blitz-2024');
