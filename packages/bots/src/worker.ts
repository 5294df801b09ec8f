import { Brain } from './brain.ts';
import { type Answer, type Question, sharedNow } from './request.ts';

/** The worker's entry, both for a page's module worker and for node:worker_threads. */
type Port = { postMessage(answer: Answer): void };
type PageScope = Port & {
  addEventListener(type: 'message', listen: (event: { readonly data: Question }) => void): void;
};

const brain = new Brain(() => performance.now());

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  const late = Math.max(0, sharedNow() - question.asked);
  const start = performance.now() - late;
  try {
    return question.ask === 'think'
      ? { id, thought: await brain.think(question.request, start) }
      : { id, value: await brain.evaluate(question.request, start) };
  } catch (e) {
    return { id, error: e instanceof Error ? e.message : String(e) };
  }
}

/** A page's worker also gets messages that are not for bots. */
const listen = (port: Port) => async (question: Question) => {
  if ('ask' in question) port.postMessage(await answer(question));
};

if (typeof process === 'object' && process.versions?.node !== undefined) {
  // A variable hides the module from the page's bundler.
  const threads = 'node:worker_threads';
  const { parentPort } = (await import(/* @vite-ignore */ threads)) as typeof import('node:worker_threads');
  if (parentPort) parentPort.on('message', listen(parentPort));
} else {
  const scope = globalThis as unknown as PageScope;
  const reply = listen(scope);
  scope.addEventListener('message', event => void reply(event.data));
}
