import { type CopyOptions, copyData } from '../src/copy/copy.ts';

/** A copy that kills its own process once this many batches are written. */
const { batches, ...options } = JSON.parse(process.argv[2]!) as CopyOptions & { readonly batches: number };
let written = 0;
const { findings } = await copyData({
  ...options,
  progress: ({ stage }) => {
    if (stage === 'copy' && ++written === batches) process.kill(process.pid, 'SIGKILL');
  },
});
process.exitCode = findings.length;
