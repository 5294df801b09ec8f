import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hasGame } from '@tablee/catalogue';
import type { Language } from '@tablee/kernel';
import { TABLE_ID } from '@tablee/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestLimits } from '../../limits/request-limits.ts';
import {
  gameInvitation,
  homeInvitation,
  type Invitation,
  type TableGlance,
  tableInvitation,
} from '../../previews/invitation.ts';
import { languageOf } from '../../previews/words.ts';
import type { ServerContext } from '../context.ts';
import { addressOf, originOf } from '../request-origin.ts';
import { pathOf } from '../request-path.ts';
import { withHead } from './page-head.ts';

const TABLE_PAGE = /^\/t\/(?<table>[a-z0-9]+)$/;
const GAME_PAGE = /^\/(?:jeux|games)\/(?<game>[a-z]+)$/;

/** What a page says of itself, and where its picture is, below the origin. */
type Described = {
  readonly invitation: Invitation;
  readonly pageTitle: string;
  readonly picture: string;
  readonly table: string | null;
};

/** Every page is index.html with its own tags for link previews. */
export class Pages {
  readonly #context: ServerContext;
  readonly #page: string;
  /** Of its own: pages are not counted as requests, but each of these asks the database. */
  readonly #glances: RequestLimits;

  constructor(context: ServerContext, dist: string) {
    this.#context = context;
    this.#glances = new RequestLimits(context.config.limits);
    this.#page = readFileSync(join(dist, 'index.html'), 'utf8');
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const html = await this.#write(request);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    reply.header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(
      brotliCompressSync(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    );
  }

  async #write(request: FastifyRequest): Promise<string> {
    const origin = originOf(request.raw, this.#context.config.proxies);
    const language = languageOf(request.headers['accept-language']);
    const described = origin === null ? null : await this.#describe(request, language);
    if (origin === null || !described) return this.#page;
    const { invitation, pageTitle, picture, table } = described;
    const url = `${origin}${pathOf(request.url)}`;
    return withHead(this.#page, {
      invitation,
      pageTitle,
      language,
      url,
      picture: this.#context.previews.available ? `${origin}${picture}` : null,
      oembed: table === null ? null : `${origin}/api/oembed?format=json&url=${encodeURIComponent(url)}`,
    });
  }

  async #describe(request: FastifyRequest, language: Language): Promise<Described | null> {
    const path = pathOf(request.url);
    const { table } = TABLE_PAGE.exec(path)?.groups ?? {};
    if (table !== undefined) return this.#describeTable(table, request, language);
    const game = GAME_PAGE.exec(path)?.groups?.game;
    if (game !== undefined && hasGame(game)) {
      const invitation = await gameInvitation(game, language);
      return {
        invitation,
        pageTitle: `${invitation.title} · Tablée`,
        picture: `/api/games/${game}/picture.png?lang=${language}`,
        table: null,
      };
    }
    return {
      invitation: homeInvitation(language),
      pageTitle: 'Tablée',
      picture: `/api/picture.png?lang=${language}`,
      table: null,
    };
  }

  /** Null: no such table, too many requests, or the database is away. The page then tells what is wrong. */
  async #describeTable(id: string, request: FastifyRequest, language: Language): Promise<Described | null> {
    const { config, log } = this.#context;
    if (!TABLE_ID.test(id) || this.#glances.request(addressOf(request.raw, config.proxies)) > 0) return null;
    const found = await this.#glance(id).catch((err: unknown) => {
      log.warn({ table: id, err }, 'a page is sent without what its table is');
      return null;
    });
    if (!found) return null;
    const invitation = await tableInvitation(found, language);
    return {
      invitation,
      pageTitle: `${invitation.title} · Tablée`,
      // The number lets a messenger that asks again see the new position.
      picture: `/api/tables/${id}/picture.png?lang=${language}&n=${found.n}`,
      table: id,
    };
  }

  /** Without opening the table: a page is no reason to replay a log. */
  async #glance(id: string): Promise<(TableGlance & { readonly n: number }) | null> {
    const { registry, store } = this.#context;
    const live = registry.inMemory(id);
    if (live) {
      const { head, n, state, match } = live;
      return { game: head.game, n, holders: state.holders, host: state.host, over: match.outcome !== null };
    }
    const stored = await store.load(id);
    if (!stored || !hasGame(stored.head.game)) return null;
    const { head, holders, host, summary } = stored;
    return { game: head.game, n: summary.n, holders, host, over: summary.outcome !== null };
  }
}
