export * from './clock.ts';
export * from './frame-names.ts';
export * from './frames.ts';
export * from './http.ts';
export * from './numbers.ts';
export * from './problems.ts';
export * from './reactions.ts';
export * from './talk.ts';
