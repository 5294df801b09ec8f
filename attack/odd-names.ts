import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keyOf } from './http.ts';
import type { Attack, Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

/** Names that show nothing or change the text beside them. */
const INVISIBLE: readonly string[] = [
  '\u200B',
  '\u200B\u200C\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u115F',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u180E',
  '\u061C',
  '\uFE0F',
  '\u{E0001}',
  '\u{E0041}\u{E0042}',
  '\u{1D173}',
  '\u0301\u0301\u0301',
  '\uE000',
  '\u{10FFFD}',
  'A\u202Enn',
  'A\u2066nn',
  'A\u0000nn',
  'A\nnn',
];

/** Names that look like "Marion". */
const SIMILAR: readonly string[] = [
  'Marion',
  'marion',
  'Mаrion',
  'Ｍａｒｉｏｎ',
  'Mari\u200Bon',
  'Mari\u00ADon',
  'Marıon',
  ' Marion',
  'Ｍarion',
  'Mari\u043En',
];

/** Real names. */
const REAL: readonly string[] = [
  'Zoé',
  'Nguyễn Thị',
  '李小龍',
  'Ольга',
  'محمد',
  'Jean-Luc',
  "O'Neill",
  'Ana 🐉',
];

const createTable = (target: Target, name: string) =>
  target.post('/api/tables', { game: 'tchag', name, seat: 0 });

async function tryNames(sandbox: Sandbox, target: Target): Promise<void> {
  let invisible = 0;
  for (const name of INVISIBLE) if ((await createTable(target, name)).status === 201) invisible++;
  let similar = 0;
  for (const name of SIMILAR) {
    const { table } = await target.createTable({ game: 'tchag', name: 'Marion', seat: 0 });
    if ((await target.post(`/api/tables/${table}/seats`, { name })).status === 201) similar++;
  }
  let real = 0;
  for (const name of REAL) if ((await createTable(target, name)).status === 201) real++;
  sandbox.add(
    {
      sent: `${INVISIBLE.length} names without letters`,
      name: 'accepted',
      value: invisible,
      unit: 'names',
      target: { atMost: 0 },
    },
    {
      sent: `${SIMILAR.length} names like that of the other seat`,
      name: 'accepted',
      value: similar,
      unit: 'names',
      target: { atMost: 0 },
    },
    {
      sent: `${REAL.length} real names`,
      name: 'accepted',
      value: real,
      unit: 'names',
      target: { atLeast: REAL.length },
    },
  );
}

/** A table of a newer server, with unknown rules. */
async function unknownRules(sandbox: Sandbox, target: Target): Promise<void> {
  const [{ table }] = await target.createFullTable({ game: 'tchag' });
  await target.end('SIGTERM');
  const db = new DatabaseSync(join(target.data, 'tablee.db'));
  db.prepare("UPDATE tables SET head = json_set(head, '$.rules', 999) WHERE id = ?").run(table);
  db.close();
  const again = await sandbox.server({}, { data: target.data });
  const answer = await again.get(`/api/tables/${table}`);
  const key = keyOf(answer);
  sandbox.add({
    sent: 'a request for a table with rules 999',
    name: `answer: ${answer.status} ${key}`,
    value: key === 'unknown-rules' ? 1 : 0,
    unit: '',
    target: { atLeast: 1 },
  });
}

export const oddNames: Attack = {
  name: 'odd-names',
  description: 'invisible names, similar names, unknown rules',
  seconds: 60,
  async run(sandbox) {
    const target = await sandbox.server();
    await tryNames(sandbox, target);
    await unknownRules(sandbox, target);
  },
};
