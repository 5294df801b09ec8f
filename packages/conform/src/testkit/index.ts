export * from './driver.ts';
export * from './notation.ts';
export * from './words.ts';
