import { writePage } from './results.ts';

/** `npm run figures`: prints docs/figures.md from the stored results. */
writePage();
