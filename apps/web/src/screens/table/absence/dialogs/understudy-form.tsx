import type { BotLevel } from '@tablee/wire';
import { useState } from 'preact/hooks';
import { Chips } from '../../../../page/forms/chips.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { USUAL_LEVEL, useRequest } from '../request.ts';
import { LevelChips } from '../vote.tsx';
import type { Words } from '../words/index.ts';

/** Minutes of absence to choose from; 0: from now on. */
const WAITS = [0, 3, 10, 30, 60] as const;

type When = 'none' | number;

type Props = {
  readonly session: TableSession;
  readonly word: Words;
  readonly done: (sentence: string) => void;
};

/** Which bot plays in the absence of this person, and from when on. */
export function UnderstudyForm({ session, word: { understudy: word }, done }: Props) {
  const chosen = session.people.value[session.own.value ?? -1]?.understudy;
  const [when, setWhen] = useState<When>(chosen?.after ?? 'none');
  const [level, setLevel] = useState<BotLevel>(chosen?.level ?? USUAL_LEVEL);
  const { busy, problem, run } = useRequest();
  const waits: readonly number[] = WAITS;
  const all: readonly When[] =
    when === 'none' || waits.includes(when) ? ['none', ...waits] : ['none', ...waits, when];
  const keep = async () => {
    const ask = session.ask!;
    const kept = await run(() =>
      when === 'none' ? ask('DELETE', 'understudy') : ask('PUT', 'understudy', { level, after: when }),
    );
    if (kept) done(when === 'none' ? word.kept.none : when === 0 ? word.kept.now : word.kept.after(when));
  };
  return (
    <form
      class="stack"
      onSubmit={e => {
        e.preventDefault();
        void keep();
      }}
    >
      <Chips<When>
        legend={word.who}
        of={all}
        chosen={when}
        choose={setWhen}
        label={value => (value === 'none' ? word.none : value === 0 ? word.now : word.after(value))}
      />
      <p>{word.means}</p>
      {when !== 'none' && <LevelChips legend={word.level} level={level} setLevel={setLevel} />}
      {problem && <p class="trouble">{problem}</p>}
      <button type="submit" class="button main" aria-disabled={busy}>
        {word.keep}
      </button>
    </form>
  );
}
