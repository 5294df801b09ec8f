#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Stripping types takes five times as long as anything a short command does; kept, it is done once.
enableCompileCache();
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
