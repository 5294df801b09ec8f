import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { DiskWatch, freeSpaceOf } from '../src/limits/disk.ts';
import { live, newFolder } from './live.ts';

const create = { game: 'tchag', name: 'Ann', seat: 0 };
const MB = 1_000_000;

describe('a disk that is nearly full', () => {
  it('accepts no new tables, lets running games continue, and logs both changes', async () => {
    let free = 500 * MB;
    const app = await live({ diskFloor: 200, freeSpace: async () => free });
    const [red, yellow] = await app.table();
    const ended = await app.post<Seated>('/api/tables', create);
    await app.post(`/api/tables/${ended.body.table}/seats`, { name: 'Bob' });
    await app.act(ended.body, 'resign');
    const { disk } = app.server.context;
    const warnings = () => app.logs.filter(line => line.includes('the disk '));
    free = 199 * MB;
    await disk.check();
    await disk.check();
    const refused = await app.post<Problem>('/api/tables', create);
    expect([refused.status, refused.body.key]).toEqual([503, 'disk-low']);
    expect((await app.act(ended.body, 'offer-rematch')).body.key).toBe('disk-low');
    expect((await app.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await app.act(yellow, 'resign')).body).toEqual({ n: 2 });
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0]!)).toMatchObject({ megabytes: 199, floor: 200 });
    expect((await app.get<string>('/metrics')).body).toContain('tablee_disk_free_bytes 199000000');
    free = 200 * MB;
    await disk.check();
    expect((await app.post('/api/tables', create)).status).toBe(201);
    expect(warnings()).toHaveLength(2);
  });

  it('is known before the first request', async () => {
    const app = await live({ diskFloor: 1_000_000_000 });
    expect((await app.post<Problem>('/api/tables', create)).body.key).toBe('disk-low');
  });

  it('is not checked where the floor is 0', async () => {
    const app = await live({ diskFloor: 0, freeSpace: async () => 0 });
    expect((await app.post('/api/tables', create)).status).toBe(201);
  });
});

describe('a disk of unknown free space', () => {
  it('is logged once, and refuses nothing', async () => {
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
