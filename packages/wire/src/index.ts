export * from './clock.ts';
export * from './constants.ts';
export * from './frames.ts';
export * from './http.ts';
export * from './problems.ts';
export * from './reach.ts';
export * from './values.ts';
