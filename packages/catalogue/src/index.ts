export * from './cards.ts';
export * from './load.ts';
export * from './words.ts';
