import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_ID } from '@tablee/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NO_FRAME = "frame-ancestors 'none'";

/** Every other page stays denied to frames. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  if (!policy.includes(NO_FRAME)) throw new Error('the content security policy does not say who may frame');
  reply.header('content-security-policy', policy.replace(NO_FRAME, 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** The page of a table for frames of other sites. It is the same for all readers: it asks as the public. */
export function addEmbed(files: FastifyInstance, dist: string): void {
  const path = join(dist, 'embed.html');
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  files.get<{ Params: { id: string } }>('/embed/:id', async (request, reply) => {
    if (!TABLE_ID.test(request.params.id)) return reply.callNotFound();
    allowFrames(reply);
    reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
