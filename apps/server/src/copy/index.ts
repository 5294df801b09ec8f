export type { CopyFinding, Difference } from './compare.ts';
export { type CopyProgress, type CopyReport, copyData, type Location } from './copy.ts';
export { type CopyEnd, CopyProblem, type CopyProblemKey } from './ends.ts';
