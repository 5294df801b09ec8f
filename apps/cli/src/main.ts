#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Stripping types takes five times as long as a short command; the cache saves it.
enableCompileCache();
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
