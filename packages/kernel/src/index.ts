export * from './chance.ts';
export * from './contract.ts';
export * from './decision.ts';
export * from './hex.ts';
export * from './log.ts';
export * from './match.ts';
export * from './replay.ts';
export * from './tree.ts';
