import '../absence.css';
import type { GameWords } from '@tablee/catalogue';
import type { AbsenceAnswer } from '@tablee/wire';
import { Dialog } from '../../../../page/dialog.tsx';
import { useLoaded } from '../../../../page/later.tsx';
import type { TableSession } from '../../../../session/session.ts';
import { explainRefusal } from '../../../match/sentences.ts';
import { useWords, type Words } from '../words/index.ts';
import { LeavingSection } from './leaving.tsx';
import { PassingSection } from './passing.tsx';
import { UnderstudyForm } from './understudy-form.tsx';

type Props = {
  readonly session: TableSession;
  readonly game: GameWords;
  readonly linkUrl: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly say: (sentence: string) => void;
};

/** A person with a seat chooses what happens to it: an understudy, another person, or a bot for good. */
export function AbsenceDialog(props: Props) {
  const word = useWords();
  return (
    <Dialog title={word?.understudy.title ?? ''} open={props.open && word !== null} close={props.close}>
      {word && <Sections {...props} word={word} />}
    </Dialog>
  );
}

function Sections({ word, ...props }: Props & { readonly word: Words }) {
  const { session, game, linkUrl, close, say } = props;
  const ask = session.ask!;
  const known = useLoaded(() => ask<AbsenceAnswer>('GET', 'absence'), []);
  const done = (sentence: string) => {
    close();
    say(sentence);
  };
  const noBots = session.game.noBots?.(session.table) ?? null;
  return (
    <div class="absence">
      {noBots ? (
        <p>{explainRefusal(noBots, game).sentence}</p>
      ) : (
        <UnderstudyForm session={session} word={word} done={done} />
      )}
      <PassingSection
        ask={ask}
        word={word}
        game={game.name}
        linkUrl={linkUrl}
        isOut={known.state === 'ready' && known.value.pass}
      />
      <LeavingSection session={session} word={word} bots={noBots === null} done={done} />
    </div>
  );
}
