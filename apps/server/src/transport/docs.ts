import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { GUEST_COOKIE } from '../guests/cookie.ts';

const ABOUT = `Everything the pages do, a script can do. Lay a table, sit down, then read \`/api/tables/{id}/events\` and post
moves, or speak the same frames as JSON over the WebSocket at \`/ws\`:

- up: \`{"t":"watch","table","token"?,"seen"?}\`, \`{"t":"play","table","decision","move"}\`, \`{"t":"act","table","act"}\`,
  \`{"t":"react","table","reaction"}\`, \`{"t":"say","table","text"}\`, \`{"t":"point","table","at"}\`,
  \`{"t":"plan","table","notes"}\`, \`{"t":"aim","table","aim"}\`,
  \`{"t":"leave","table"}\`, \`{"t":"ping"}\`
- down: \`hello\`, \`table\`, \`people\`, \`talk\`, \`said\`, \`reacted\`, \`pointed\`, \`planned\`, \`aimed\`, \`refused\`, \`pong\`, \`stopping\`,
  as in the events route

A table may have an hourglass (\`clock\` in the body of \`POST /api/tables\`): every \`table\` frame then says how the sand
stands as it is sent, in milliseconds. At zero the clock plays for who is to act (\`told.clock\`); whoever comes next is refused
for five seconds (409, \`respite\`) while their sand runs.

A move answers a *decision*, named by the last frame: sending it twice is harmless. An answer to a move means it is on disk.`;

/** The page draws with inline styles; scripts stay ours alone, and nothing it shows comes from a visitor. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The schemas that check requests also describe them: the page at /api. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tablée', description: ABOUT, version: '1' },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat' },
          guest: { type: 'apiKey', in: 'cookie', name: GUEST_COOKIE },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api',
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: false, layout: 'BaseLayout' },
    theme: { title: 'Tablée: API' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
