import { type Attack, inParallel, type Scene } from './scene.ts';
import type { Target } from './target.ts';

const REQUESTS = 1_000;
/** What TABLEE_NEW_TABLES allows a minute unless it is set. */
const NEW_TABLES = 120;

/** Spellings of one address that a router may take for the same; only the first one is ours. */
const FORMS: readonly ((origin: string, path: string) => string)[] = [
  (_, path) => path,
  (_, path) => path.replace('/api', '/%61pi'),
  (_, path) => path.replace('/api', '/%61%70%69'),
  (origin, path) => origin + path,
  (_, path) => `http://elsewhere.invalid${path}`,
  (_, path) => `/${path}`,
  (_, path) => path.replace('/api/', '/api//'),
  (_, path) => path.replace('/api/', '/api/./'),
  (_, path) => `/x/..${path}`,
  (_, path) => path.replace('/api/', '/api%2F'),
  (_, path) => path.replace('/api', '/API'),
  (_, path) => `${path}/`,
  (_, path) => `${path}?x=/api`,
  (_, path) => `${path};x`,
];

/** Every form from an address of its own, so that no form uses up what another may. */
const addressOf = (form: number): string => `127.0.1.${form + 1}`;

async function layTables(target: Target, form: number): Promise<{ passed: number; allowed: number }> {
  const spelled = FORMS[form]!(target.url, '/api/tables');
  const body = Buffer.from(JSON.stringify({ game: 'tchag', name: 'Ann' }));
  const began = performance.now();
  let passed = 0;
  let unheard = 0;
  await inParallel(REQUESTS, 16, async () => {
    // A form that no route answers to needs no thousand tries.
    if (unheard >= 50) return;
    const { status } = await target.post(spelled, body, { from: addressOf(form) });
    if (status === 201) passed++;
    if (status === 404 || status === 405) unheard++;
  });
  // A limit may let more in as time passes.
  const minutes = (performance.now() - began) / 60_000;
  return { passed, allowed: NEW_TABLES + Math.ceil(NEW_TABLES * minutes) };
}

/** Requests for tables under every spelling of the address: limits and headers must not depend on it. */
async function run(scene: Scene): Promise<void> {
  const target = await scene.server();
  let uncached = 0;
  let answered = 0;
  for (const form of FORMS.keys()) {
    const { passed, allowed } = await layTables(target, form);
    const spelled = FORMS[form]!('http://127.0.0.1:8080', '/api/tables');
    const sent = `${REQUESTS} × POST ${spelled}`;
    const row = { sent, name: 'tables laid', value: passed, unit: 'tables' };
    if (passed > 0) scene.add({ ...row, target: { atMost: allowed } });
    const looked = await target.get(FORMS[form]!(target.url, '/api/games'), { from: '127.0.2.1' });
    const isJson = looked.headers['content-type']?.includes('json');
    if (looked.status !== 200 || !isJson) continue;
    answered++;
    if (looked.headers['cache-control'] !== 'no-store') uncached++;
  }
  const forms = `GET /api/games in ${FORMS.length} spellings`;
  scene.add(
    { sent: forms, name: 'answered', value: answered, unit: 'forms', target: { atLeast: 1 } },
    {
      sent: forms,
      name: 'answers that may be cached',
      value: uncached,
      unit: 'forms',
      target: { atMost: 0 },
    },
  );
}

export const addressForms: Attack = {
  name: 'address-forms',
  about: 'other spellings of an address walk around limits',
  seconds: 90,
  run,
};
