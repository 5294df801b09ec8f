import { PIECES, type Side } from '@tablee/tekao';
import { useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { Icon } from '../../../page/icon.tsx';
import { language } from '../../../settings.ts';
import type { Formation } from './formation.ts';
import { isKept } from './kept.ts';
import { keptWords } from './kept-words.ts';
import { Miniature } from './picture.tsx';
import { SaveForm } from './save-form.tsx';

type Props = { readonly formation: Formation; readonly side: Side };

/** One's army as it was placed, to be begun with again. */
export function KeepPlaced({ formation, side }: Props) {
  const word = keptWords[language.value];
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const whole = formation.length === PIECES;
  const kept = useMemo(() => whole && isKept(formation), [whole, saved]);
  if (!whole || (kept && !open)) return null;
  return (
    <>
      <button type="button" class="tekao-tool keep-placed" onClick={() => setOpen(true)}>
        <Icon name="save" />
        {word.keepPlaced}
      </button>
      <Dialog title={word.keepPlaced} open={open} close={() => setOpen(false)}>
        <div class="stack tekao-shelf">
          <Miniature formation={formation} side={side} />
          <SaveForm formation={formation} word={word} done={() => setSaved(saved + 1)} />
        </div>
      </Dialog>
    </>
  );
}
