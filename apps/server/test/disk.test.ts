import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { DiskWatch, freeSpaceOf } from '../src/limits/disk.ts';
import { live, newFolder } from './live.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };
const MB = 1_000_000;

describe('a disk that is nearly full', () => {
  it('gets no new tables, running games go on, and both changes are logged', async () => {
    let free = 500 * MB;
    const house = await live({ diskFloor: 200, freeSpace: async () => free });
    const [red, yellow] = await house.table();
    const ended = await house.post<Seated>('/api/tables', create);
    await house.post(`/api/tables/${ended.body.table}/seats`, { name: 'Bob' });
    await house.act(ended.body, 'resign');
    const { disk } = house.server.context;
    const warnings = () => house.logs.filter(line => line.includes('the disk '));
    free = 199 * MB;
    await disk.check();
    await disk.check();
    const refused = await house.post<Problem>('/api/tables', create);
    expect([refused.status, refused.body.key]).toEqual([503, 'disk-low']);
    expect((await house.act(ended.body, 'offer-rematch')).body.key).toBe('disk-low');
    expect((await house.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await house.act(yellow, 'resign')).body).toEqual({ n: 2 });
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0]!)).toMatchObject({ megabytes: 199, floor: 200 });
    expect((await house.get<string>('/metrics')).body).toContain('tablee_disk_free_bytes 199000000');
    free = 200 * MB;
    await disk.check();
    expect((await house.post('/api/tables', create)).status).toBe(201);
    expect(warnings()).toHaveLength(2);
  });

  it('is known before the first request', async () => {
    const house = await live({ diskFloor: 1_000_000_000 });
    expect((await house.post<Problem>('/api/tables', create)).body.key).toBe('disk-low');
  });

  it('is not checked where the floor is 0', async () => {
    const house = await live({ diskFloor: 0, freeSpace: async () => 0 });
    expect((await house.post('/api/tables', create)).status).toBe(201);
  });
});

describe('a disk that cannot be asked', () => {
  it('is said once, and refuses nothing', async () => {
    const said: string[] = [];
    const note = (_what: unknown, text?: unknown): void => void said.push(String(text));
    const disk = new DiskWatch({
      floor: 200,
      free: freeSpaceOf(`${newFolder()}/nowhere`),
      log: { warn: note },
    });
    await disk.check();
    await disk.check();
    expect(said).toEqual(['the free space of the disk is unknown']);
    expect(disk.problem).toBeNull();
    expect(disk.free).toBeNaN();
  });
});
