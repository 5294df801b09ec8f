import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** Figures mean nothing without the machine they come from. */
export const describeMachine = (): string =>
  [
    `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
