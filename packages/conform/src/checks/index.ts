export * from '../golden.ts';
export * from '../perft.ts';
export { canon, difference, sharedPart } from './canon.ts';
export { CHECKS, type CheckName, type Finding } from './finding.ts';
export { type Plan, runCheck, runChecks, walksOf } from './run.ts';
export { tablesOf } from './tables.ts';
export { checkBacks, type Declines } from './take-backs.ts';
export { recordOf, type Stop, type Walk, walk } from './walk.ts';
