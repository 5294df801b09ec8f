import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oembed, Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { type Live, live, newFolder } from './live.ts';

function builtPages(): string {
  const folder = join(newFolder(), 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Tablée</title></head>');
  writeFileSync(join(folder, 'embed.html'), '<!doctype html><title>embedded</title>');
  return folder;
}

const policyOf = (headers: Headers): string => headers.get('content-security-policy') ?? '';

describe('a table in a frame', () => {
  it('may be framed by any site; every other page by none', async () => {
    const app = await live({ dist: builtPages() });
    const embed = await app.get<string>('/embed/abcdefghijkl');
    expect([embed.status, embed.body]).toEqual([200, '<!doctype html><title>embedded</title>']);
    expect(policyOf(embed.headers)).toContain('frame-ancestors *');
    expect(policyOf(embed.headers)).toContain("script-src 'self'");
    expect(embed.headers.get('x-frame-options')).toBeNull();
    expect(embed.headers.getSetCookie()).toEqual([]);
    for (const path of [
      '/',
      '/t/abcdefghijkl',
      '/index.html',
      '/embed.html',
      '/embed/',
      '/embed/x/y',
      '/api/games',
    ]) {
      const { headers } = await app.get(path);
      expect([path, policyOf(headers).includes("frame-ancestors 'none'")]).toEqual([path, true]);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
    }
  });

  it('has only names of tables', async () => {
    const app = await live({ dist: builtPages() });
    for (const path of ['/embed/', '/embed/short', '/embed/ABCDEFGHIJKL', '/embed/abcdefghijkl/x'])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });
});

describe('oEmbed', () => {
  const describeLink = (app: Live, url: string, more = '') =>
    app.get<Oembed & Problem>(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

  it('describes a table and its replay, within the size asked for', async () => {
    const app = await live();
    const { body } = await app.post<Seated>('/api/tables', { game: 'tock', name: '"><b>', seat: 0 });
    const link = `${app.url}/t/${body.table}`;
    const answer = await describeLink(app, link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.body).toMatchObject({ version: '1.0', type: 'rich', width: 560, height: 700 });
    expect(answer.body.title).toContain('Tock');
    expect(answer.body.html).toBe(
      `<iframe src="${app.url}/embed/${body.table}" width="560" height="700" title="Tablée" loading="lazy" style="border:0"></iframe>`,
    );
    const small = await describeLink(app, `${link}/replay?n=12`, '&maxwidth=300&maxheight=9999&format=json');
    expect(small.body).toMatchObject({ width: 300, height: 700 });
    expect(small.body.html).toContain(`/embed/${body.table}?n=12"`);
    expect((await describeLink(app, link, '&maxwidth=10')).body.width).toBe(240);
  });

  it('knows no other address, and no other format', async () => {
    const app = await live();
    const { body } = await app.post<Seated>('/api/tables', { game: 'tock', name: 'Léa', seat: 0 });
    const elsewhere = [
      `https://elsewhere.example/t/${body.table}`,
      `${app.url}/t/aaaaaaaaaaaa`,
      `${app.url}/jeux/tock`,
      `${app.url}/t/${body.table}"><script>`,
      'not a link',
      'javascript:alert(1)',
    ];
    for (const url of elsewhere) {
      const { status, body: problem } = await describeLink(app, url);
      expect([url, status, problem.key]).toEqual([url, 404, 'no-table']);
    }
    const xml = await describeLink(app, `${app.url}/t/${body.table}`, '&format=xml');
    expect([xml.status, xml.body.key]).toEqual([501, 'not-offered']);
    expect((await app.get('/api/oembed')).status).toBe(400);
    expect((await describeLink(app, `${app.url}/t/${body.table}`, '&maxwidth=wide')).status).toBe(400);
  });
});
