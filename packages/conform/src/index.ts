export * from './checks/index.ts';
export { type Conformance, conform, golden, perftFile, type Skip, type Wanted } from './conform.ts';
