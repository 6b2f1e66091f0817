import { soakPromises } from './promises-soak.ts';

soakPromises('blood-2025');
