import { type Attack, inParallel, type Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

const REQUESTS = 1_000;
/** The default of TABLEE_NEW_TABLES. */
const NEW_TABLES = 120;

/** Spellings of one URL that a router may treat as equal; clients use the first. */
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

/** A separate address for every form, so that forms share no limit. */
const addressOf = (form: number): string => `127.0.1.${form + 1}`;

async function createTables(target: Target, form: number): Promise<{ passed: number; allowed: number }> {
  const spelled = FORMS[form]!(target.url, '/api/tables');
  const body = Buffer.from(JSON.stringify({ game: 'tchag', name: 'Ann' }));
  const began = performance.now();
  let passed = 0;
  let unrouted = 0;
  await inParallel(REQUESTS, 16, async () => {
    // A form without a route needs no more requests.
    if (unrouted >= 50) return;
    const { status } = await target.post(spelled, body, { from: addressOf(form) });
    if (status === 201) passed++;
    if (status === 404 || status === 405) unrouted++;
  });
  // The limit refills as time passes.
  const minutes = (performance.now() - began) / 60_000;
  return { passed, allowed: NEW_TABLES + Math.ceil(NEW_TABLES * minutes) };
}

/** Limits and headers must not depend on the spelling of a URL. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server();
  let uncached = 0;
  let answered = 0;
  for (const form of FORMS.keys()) {
    const { passed, allowed } = await createTables(target, form);
    const spelled = FORMS[form]!('http://127.0.0.1:8080', '/api/tables');
    const sent = `${REQUESTS} × POST ${spelled}`;
    const row = { sent, name: 'tables created', value: passed, unit: 'tables' };
    if (passed > 0) sandbox.add({ ...row, target: { atMost: allowed } });
    const looked = await target.get(FORMS[form]!(target.url, '/api/games'), { from: '127.0.2.1' });
    const isJson = looked.headers['content-type']?.includes('json');
    if (looked.status !== 200 || !isJson) continue;
    answered++;
    if (looked.headers['cache-control'] !== 'no-store') uncached++;
  }
  const forms = `GET /api/games in ${FORMS.length} spellings`;
  sandbox.add(
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
  description: 'other spellings of a URL bypass limits',
  seconds: 90,
  run,
};
