import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seated } from '@tablee/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePreviews } from '../../../scripts/setup.mjs';
import { Previews } from '../src/previews/previews.ts';
import { languageOf } from '../src/previews/words.ts';
import { WorkBudget } from '../src/replays/work-budget.ts';
import { type Live, live, newFolder } from './live.ts';
import { lay, newCommon } from './tock-spy.ts';
import { twinWorlds } from './tock-worlds.ts';

beforeAll(() => ensurePreviews(), 120_000);

/** Pages as Vite writes them, as far as tags are concerned. */
function builtPages(): string {
  const folder = join(newFolder(), 'dist');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="fr"><head><title>Tablée</title>\n    <meta name="description" content="x" /></head><body></body></html>',
  );
  return folder;
}

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

const pngSize = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const PNG = '89504e470d0a1a0a';

async function pictureOf(app: Live, path: string, headers: { readonly [name: string]: string } = {}) {
  const response = await fetch(app.url + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('the tags of a link', () => {
  it('say who invites, and to which game, in the language of the reader', async () => {
    const app = await live({ dist: builtPages() });
    const { body } = await app.post<Seated>('/api/tables', { game: 'tekao', name: 'Léa', seat: 0 });
    const page = await app.get<string>(`/t/${body.table}`, {
      headers: { 'accept-language': 'fr-CA,en;q=0.5' },
    });
    expect(contentOf(page.body, 'og:title')).toBe('Léa vous invite à une partie de Tekao');
    expect(contentOf(page.body, 'og:locale')).toBe('fr_FR');
    expect(contentOf(page.body, 'og:url')).toBe(`${app.url}/t/${body.table}`);
    expect(contentOf(page.body, 'twitter:card')).toBe('summary_large_image');
    expect(page.body.match(/name="description"/g)).toHaveLength(1);
    const english = await app.get<string>(`/t/${body.table}`, { headers: { 'accept-language': 'en-GB,fr' } });
    expect(contentOf(english.body, 'og:title')).toBe('Léa invites you to a game of Tekao');

    await app.post(`/api/tables/${body.table}/seats`, { name: 'Zoé' });
    const full = await app.get<string>(`/t/${body.table}`);
    expect(contentOf(full.body, 'og:title')).toBe('Une partie de Tekao\u00a0: Léa et Zoé');
    await app.post(`/api/tables/${body.table}/acts`, { act: 'resign' }, { token: body.token });
    const over = await app.get<string>(`/t/${body.table}`);
    expect(contentOf(over.body, 'og:title')).toBe('Une partie de Tekao, terminée\u00a0: Léa et Zoé');
  });

  it('cannot be broken out of by a name', async () => {
    const app = await live({ dist: builtPages() });
    const names = ['"><script>x</script>', "'onload='x", '$&$`$1', '</title><b>&amp;'];
    for (const name of names) {
      const { body, status } = await app.post<Seated>('/api/tables', { game: 'tchag', name, seat: 0 });
      expect([name, status]).toEqual([name, 201]);
      const { body: html } = await app.get<string>(`/t/${body.table}`);
      expect(html).not.toMatch(/<script>x|<b>|content="[^"]*"(?! ?\/?>)/);
      const title = contentOf(html, 'og:title')!;
      const read = title.replace(
        /&(amp|lt|gt|quot|#39);/g,
        whole => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[whole]!,
      );
      expect(read).toBe(`${name} vous invite à une partie de Tchag`);
    }
    const hostile = await app.get<string>('/', { headers: { 'x-forwarded-host': '"><script>x' } });
    expect(hostile.body).not.toContain('<script>x');
  });

  it('describe games and home, and stay away for tables that are none', async () => {
    const app = await live({ dist: builtPages() });
    const game = await app.get<string>('/jeux/tock');
    expect(contentOf(game.body, 'og:title')).toBe('Tock');
    expect(game.body).toContain('<title>Tock · Tablée</title>');
    const home = await app.get<string>('/', { headers: { 'accept-language': 'en' } });
    expect(contentOf(home.body, 'og:title')).toBe('Tablée: six rare board games');
    expect(home.body).toContain('<title>Tablée</title>');
    const none = await app.get<string>('/t/aaaaaaaaaaaa');
    expect([none.status, contentOf(none.body, 'og:title')]).toEqual([200, undefined]);
    const again = await app.get('/', {
      headers: { 'accept-language': 'en', 'if-none-match': home.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it('are left out when an address asks for too many tables', async () => {
    const app = await live({ dist: builtPages(), limits: { requests: 2 } });
    const { body } = await app.post<Seated>('/api/tables', { game: 'tchag', name: 'Léa', seat: 0 });
    const titles = [];
    for (let i = 0; i < 3; i++)
      titles.push(contentOf((await app.get<string>(`/t/${body.table}`)).body, 'og:title') !== undefined);
    expect(titles).toEqual([true, true, false]);
  });

  it('follow the first language that is ours', () => {
    expect(['de,en;q=0.8,fr;q=0.5', 'fr', undefined, '*', 'de'].map(languageOf)).toEqual([
      'en',
      'fr',
      'fr',
      'fr',
      'fr',
    ]);
  });
});

describe('the picture of a link', () => {
  it('is a PNG of 1200 by 630 for home with every game, for a game and for a table', async () => {
    const app = await live();
    const games = process.env.LONG ? app.server.context.registry.games.ids : ['dragons'];
    const { body } = await app.post<Seated>('/api/tables', { game: 'tchako', name: 'Léa', seat: 0 });
    const paths = [
      ...games.map(game => `/api/games/${game}/picture.png?lang=en`),
      '/api/picture.png',
      `/api/tables/${body.table}/picture.png`,
    ];
    for (const path of paths) {
      const { status, headers, bytes } = await pictureOf(app, path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/png']);
      expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
      expect([path, ...pngSize(bytes)]).toEqual([path, 1200, 630]);
      // A board, not an empty card.
      expect(bytes.length).toBeGreaterThan(100_000);
    }
  });

  it('is drawn once for a position, and again when it changed', async () => {
    const app = await live();
    const [ann] = await app.table();
    const path = `/api/tables/${ann.table}/picture.png?lang=fr`;
    const first = await pictureOf(app, path);
    const etag = first.headers.get('etag')!;
    expect((await pictureOf(app, path, { 'if-none-match': etag })).status).toBe(304);
    const many = await Promise.all(Array.from({ length: 50 }, () => pictureOf(app, path)));
    expect(many.every(each => each.bytes.equals(first.bytes))).toBe(true);
    expect(app.server.context.previews.drawn).toBe(1);
    const { match } = (await app.server.context.registry.open(ann.table))!;
    const [move] = match.game.moves(match.state, ann.seat);
    expect((await app.play(ann, 0, match.game.writeMove(move))).status).toBe(200);
    const moved = await pictureOf(app, path, { 'if-none-match': etag });
    expect([moved.status, moved.bytes.equals(first.bytes)]).toEqual([200, false]);
  });

  it('TOCK-4 shows no hand: twin worlds give the same bytes', async () => {
    const app = await live({ log: 'silent' });
    const { worlds } = twinWorlds(11, 'public', 6);
    const common = newCommon();
    const pictures = [];
    for (const world of worlds) {
      const { table, seats } = await lay(app, world, common, 'public');
      const held = (await app.server.context.registry.open(table))!;
      for (const { seat, move } of world.steps) {
        const { status } = await app.play(seats[seat]!, held.match.decisions[seat]!, move);
        expect(status).toBe(200);
      }
      // Those who sit there are shown nothing more.
      const own = { authorization: `Bearer ${seats[0]!.token}` };
      const [seen, open] = [
        await pictureOf(app, `/api/tables/${table}/picture.png`, own),
        await pictureOf(app, `/api/tables/${table}/picture.png`),
      ];
      expect(seen.bytes.equals(open.bytes)).toBe(true);
      pictures.push(open);
    }
    expect(pictures[0]!.bytes.equals(pictures[1]!.bytes)).toBe(true);
    expect(pictures[0]!.headers.get('etag')).toBe(pictures[1]!.headers.get('etag'));
  });

  it('is charged to the address, and refused when that has no work left', async () => {
    const app = await live({ limits: { workMs: 1 } });
    expect((await pictureOf(app, '/api/games/tchag/picture.png')).status).toBe(200);
    const refused = await app.get<{ key: string }>('/api/games/tock/picture.png');
    expect([refused.status, refused.body.key]).toEqual([429, 'too-much-work']);
    // Kept pictures cost nothing.
    expect((await pictureOf(app, '/api/games/tchag/picture.png')).status).toBe(200);
  });

  it('does not exist for what does not exist', async () => {
    const app = await live();
    expect((await app.get('/api/tables/aaaaaaaaaaaa/picture.png')).status).toBe(404);
    expect((await app.get('/api/games/chess/picture.png')).status).toBe(404);
    expect((await app.get('/api/games/tock/picture.png?lang=xx')).status).toBe(400);
  });

  it('leaves memory when others are wanted more', async () => {
    const folder = previewFolder();
    const previews = new Previews({ folder, budget: new WorkBudget(0), cacheBytes: 700_000 });
    const order = (title: string) => ({ language: 'fr', shows: ['dragons'], title, lines: [] }) as const;
    for (const title of ['un', 'deux', 'trois', 'quatre']) await previews.picture(order(title), '');
    expect(previews.bytes).toBeLessThan(700_000);
    await previews.picture(order('quatre'), '');
    expect(previews.drawn).toBe(4);
    await previews.picture(order('un'), '');
    expect(previews.drawn).toBe(5);
    await previews.close();
  });
});

const previewFolder = (): string => join(import.meta.dirname, '../../web/dist-preview');
