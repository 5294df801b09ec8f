import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: { readonly [extension: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Names written by the bundler: no folder, so that no other file can be meant. */
const NAME = /^[\w-][\w.-]*$/;

/** Best first; the build wrote these beside the files that gain from it. */
const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;

type Asset = { readonly body: Buffer; readonly encoding: string | null };

/**
 * Serves the files of `assets/` from memory. A page asks for thirty of them, and opening a stream for each was most of
 * what a visit cost the server. Their names are hashes of their content, so that a file once read stays right.
 */
export function addAssets(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Asset>();

  const load = async (name: string, encoding: (typeof ENCODINGS)[number] | null): Promise<Asset | null> => {
    const path = join(folder, name) + (encoding?.suffix ?? '');
    const known = kept.get(path);
    if (known) return known;
    const body = await readFile(path).catch(absent);
    if (body === null) return null;
    const asset = { body, encoding: encoding?.token ?? null };
    kept.set(path, asset);
    return asset;
  };

  const find = async (name: string, accepted: string): Promise<Asset | null> => {
    for (const encoding of ENCODINGS) {
      const packed = accepts(accepted, encoding.token) ? await load(name, encoding) : null;
      if (packed) return packed;
    }
    return load(name, null);
  };

  app.get(
    '/assets/:name',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { name } = request.params;
      const type = TYPES[extname(name)];
      if (!NAME.test(name) || type === undefined) return reply.callNotFound();
      const asset = await find(name, request.headers['accept-encoding'] ?? '');
      if (!asset) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('vary', 'accept-encoding').type(type);
      if (asset.encoding !== null) reply.header('content-encoding', asset.encoding);
      return reply.send(asset.body);
    },
  );
}

/** A file that is not there is an answer; any other failure is not. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
  throw error;
}

/** Whether a list such as "gzip, br;q=0.5" names the encoding with a weight above 0. */
const accepts = (list: string, token: string): boolean =>
  list.split(',').some(item => {
    const [name, ...weights] = item.split(';').map(part => part.trim().toLowerCase());
    return name === token && !weights.some(weight => /^q=0(\.0*)?$/.test(weight));
  });
