export * from './checks/index.ts';
export { type Conformance, conform, type Skip } from './conform.ts';
export { golden, perftFile, type Wanted } from './plays.ts';
