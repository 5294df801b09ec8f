export * from './duel.ts';
export * from './lob.ts';
export * from './nim.ts';
