import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { lowerThreadPriority } from '@tablee/bots/node';
import type { DrawPreview, PreviewOrder } from '@tablee/wire';
import type { Order } from '../replays/worker-queue.ts';

/** Entry of the worker thread that draws link previews, one at a time. */

const port = parentPort;
if (!port) throw new Error('this file is the entry of a worker thread');

const { folder } = workerData as { readonly folder: string };
const fonts = join(folder, 'fonts');
const options = {
  font: {
    // Fonts of the machine would take seconds to find, and differ from machine to machine.
    loadSystemFonts: false,
    fontFiles: readdirSync(fonts).map(file => join(fonts, file)),
    defaultFontFamily: 'Atkinson Hyperlegible',
  },
};

// Moves have priority.
lowerThreadPriority();
port.on('message', async ({ id, job }: Order<PreviewOrder>) => {
  const began = process.threadCpuUsage();
  const outcome = await attempt(job);
  const { user, system } = process.threadCpuUsage(began);
  port.postMessage({ id, ms: (user + system) / 1000, ...outcome });
});

async function attempt(order: PreviewOrder) {
  try {
    const program = (await import(pathToFileURL(join(folder, 'preview.js')).href)) as {
      readonly drawPreview: DrawPreview;
    };
    return { result: new Resvg(await program.drawPreview(order), options).render().asPng() };
  } catch (e) {
    return { error: e instanceof Error ? (e.stack ?? e.message) : String(e) };
  }
}
