import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { GUEST_COOKIE } from '../../people/credentials.ts';

const ABOUT = `Everything the pages do, a script can do. Create a table, sit down, then read \`/api/tables/{id}/events\` and
post moves, or send the same frames as JSON over the WebSocket at \`/ws\`:

- up: \`{"t":"watch","table","token"?,"seen"?}\`, \`{"t":"play","table","decision","move"}\`, \`{"t":"act","table","act"}\`,
  \`{"t":"react","table","reaction"}\`, \`{"t":"say","table","text"}\`, \`{"t":"point","table","at"}\`,
  \`{"t":"plan","table","notes"}\`, \`{"t":"aim","table","aim"}\`,
  \`{"t":"leave","table"}\`, \`{"t":"ping"}\`
- down: \`hello\`, \`table\`, \`people\`, \`talk\`, \`said\`, \`reacted\`, \`pointed\`, \`planned\`, \`aimed\`, \`refused\`, \`pong\`, \`stopping\`,
  as in the events route

A table may have a clock (\`clock\` in the body of \`POST /api/tables\`): every \`table\` frame then contains the time of
each seat in milliseconds. At zero the clock plays for the seat to act, or its side loses where that was agreed
(\`told.clock\`). After the end of a turn by an hourglass, the next seat is refused for five seconds (409, \`respite\`).

A move answers a *decision*, named by the last frame: sending it twice is harmless. An answer to a move means that it is on
disk.`;

/** The page needs inline styles. Scripts are ours only, and it shows no input of visitors. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The documentation at /api, generated from the schemas that validate requests. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
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
