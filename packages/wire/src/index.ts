export * from './frames.ts';
export * from './http.ts';
