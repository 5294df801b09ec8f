import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keyOf } from './http.ts';
import type { Attack, Scene } from './scene.ts';
import type { Target } from './target.ts';

/** Names that show nothing, or that rewrite what stands beside them. */
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

/** What reads like "Marion" on the screen of the others. */
const LOOK_ALIKES: readonly string[] = [
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

/** Names people have. */
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

const lay = (target: Target, name: string) => target.post('/api/tables', { game: 'tchag', name, seat: 0 });

async function tryNames(scene: Scene, target: Target): Promise<void> {
  let invisible = 0;
  for (const name of INVISIBLE) if ((await lay(target, name)).status === 201) invisible++;
  let alike = 0;
  for (const name of LOOK_ALIKES) {
    const { table } = await target.lay({ game: 'tchag', name: 'Marion', seat: 0 });
    if ((await target.post(`/api/tables/${table}/seats`, { name })).status === 201) alike++;
  }
  let real = 0;
  for (const name of REAL) if ((await lay(target, name)).status === 201) real++;
  scene.add(
    {
      sent: `${INVISIBLE.length} names without letters`,
      name: 'accepted',
      value: invisible,
      unit: 'names',
      target: { atMost: 0 },
    },
    {
      sent: `${LOOK_ALIKES.length} names like that of the other seat`,
      name: 'accepted',
      value: alike,
      unit: 'names',
      target: { atMost: 0 },
    },
    {
      sent: `${REAL.length} names people have`,
      name: 'accepted',
      value: real,
      unit: 'names',
      target: { atLeast: REAL.length },
    },
  );
}

/** A table written by a newer server: its rules are not known here. */
async function unknownRules(scene: Scene, target: Target): Promise<void> {
  const [{ table }] = await target.seat({ game: 'tchag' });
  await target.end('SIGTERM');
  const db = new DatabaseSync(join(target.data, 'tablee.db'));
  db.prepare("UPDATE tables SET head = json_set(head, '$.rules', 999) WHERE id = ?").run(table);
  db.close();
  const again = await scene.server({}, { data: target.data });
  const answer = await again.get(`/api/tables/${table}`);
  const key = keyOf(answer);
  scene.add({
    sent: 'a look at a table with rules 999',
    name: `answer: ${answer.status} ${key}`,
    value: key === 'unknown-rules' ? 1 : 0,
    unit: '',
    target: { atLeast: 1 },
  });
}

export const oddNames: Attack = {
  name: 'odd-names',
  about: 'invisible names, look-alikes of a name, unknown rules',
  seconds: 60,
  async run(scene) {
    const target = await scene.server();
    await tryNames(scene, target);
    await unknownRules(scene, target);
  },
};
