import { useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { announce } from '../../../page/live.tsx';
import { language } from '../../../settings.ts';
import { type Desk, unplannedOf } from './desk.ts';
import { pruneDraft } from './draft.ts';
import { type Kept, listKept } from './kept.ts';
import { KeptRow } from './kept-row.tsx';
import { keptWords } from './kept-words.ts';
import { placedOf } from './placed.ts';
import { SaveForm } from './save-form.tsx';

type Props = { readonly desk: Desk; readonly open: boolean; readonly close: () => void };

/** The formations kept on this device: one is used, the one laid out now is added. */
export function Shelf({ desk, open, close }: Props) {
  return (
    <Dialog title={desk.word.shelf} open={open} close={close}>
      <Content desk={desk} close={close} />
    </Dialog>
  );
}

function Content({ desk, close }: Omit<Props, 'open'>) {
  const { scene, side, draft } = desk;
  const word = keptWords[language.value];
  const { state, props } = scene;
  const [kept, setKept] = useState(() => listKept(state.variant));
  const again = (): void => setKept(listKept(state.variant));
  const missing = unplannedOf(desk);
  const use = ({ name, formation }: Kept): void => {
    const planned = pruneDraft(formation, state, side);
    desk.prepare(false);
    desk.redraft(planned);
    announce(word.loaded(name, planned.length));
    close();
  };
  return (
    <div class="stack tekao-shelf">
      {kept.length === 0 && draft.length === 0 ? (
        <p>{word.none}</p>
      ) : missing > 0 ? (
        <p>{word.unfinished(missing)}</p>
      ) : (
        <SaveForm
          formation={[...placedOf([...props.past, props.shown], side), ...draft]}
          word={word}
          done={again}
        />
      )}
      {kept.length > 0 && (
        <ul>
          {kept.map(one => (
            <KeptRow key={one.id} kept={one} side={side} word={word} use={() => use(one)} changed={again} />
          ))}
        </ul>
      )}
    </div>
  );
}
