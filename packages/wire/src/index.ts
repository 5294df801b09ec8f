export * from './clock.ts';
export * from './constants.ts';
export * from './frames.ts';
export * from './http.ts';
export * from './people.ts';
export * from './preview.ts';
export * from './problems.ts';
export * from './values.ts';
