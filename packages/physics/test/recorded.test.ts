import { expect, it } from 'vitest';
import { PHYSICS_VERSION } from '../src/index.ts';
import { hashShots } from './record.ts';

/** By version. A changed hash needs a new version, because stored games would end differently. */
const HASHES: { readonly [version: number]: string } = { 1: '9ffc3370' };

it('TCHAKO-20 the hash of ten thousand shots is unchanged', () => {
  expect(hashShots().toString(16)).toBe(HASHES[PHYSICS_VERSION]);
});
