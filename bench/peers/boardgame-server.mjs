// boardgame.io's own server with its storage in memory, as its documentation starts it.
import { createRequire } from 'node:module';
import { onACopy } from './boardgame-tchag.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const server = Server({ games: [onACopy], origins: ['*'] });
await server.run(Number(process.env.PORT));
