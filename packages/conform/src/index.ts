export * from './checks/index.ts';
export { type Conformance, conform, type Skip } from './conform.ts';
