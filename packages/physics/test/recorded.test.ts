import { expect, it } from 'vitest';
import { PHYSICS_VERSION } from '../src/index.ts';
import { hashShots } from './record.ts';

/** By version. One that changes is a new version: stored games would end otherwise. */
const HASHES: { readonly [version: number]: string } = { 1: '9ffc3370' };

it('TCHAKO-20 ten thousand shots end where they always have', () => {
  expect(hashShots().toString(16)).toBe(HASHES[PHYSICS_VERSION]);
});
