import { describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { live } from '../live.ts';
import { EYES, newCommon, spyOn } from '../tock-spy.ts';
import { twinWorlds } from '../tock-worlds.ts';
import { newDatabase } from './database.ts';

describe('two worlds that are played at another node', () => {
  for (const eyes of EYES) {
    it(`give ${eyes} the same bytes through every door`, async () => {
      const url = await newDatabase();
      const server = await live({ log: 'silent', store: await PostgresStore.open({ url }) });
      const players = await live({ log: 'silent', store: await PostgresStore.open({ url }) });
      const { worlds } = twinWorlds(3, eyes, 7);
      const common = newCommon();
      const one = await spyOn(server, worlds[0], eyes, common, { players });
      expect(await spyOn(server, worlds[1], eyes, common, { players })).toEqual(one);
      expect(one.join()).not.toContain(common.seal.seed);
    }, 120_000);
  }
});
