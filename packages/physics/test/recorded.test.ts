import { expect, it } from 'vitest';
import { PHYSICS_VERSIONS, type PhysicsVersion } from '../src/index.ts';
import { hashShots } from './record.ts';

/** A changed hash needs a new version, because stored games would end differently. */
const HASHES: { readonly [V in PhysicsVersion]: string } = { 1: '9ffc3370', 2: '943a5333' };

it.each(PHYSICS_VERSIONS)('TCHAKO-20 the hash of ten thousand shots of version %i is unchanged', version => {
  expect(hashShots(10_000, version).toString(16)).toBe(HASHES[version]);
});
