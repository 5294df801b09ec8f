import './menu.css';
import type { GameView } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';

type Props = {
  readonly open: boolean;
  readonly close: () => void;
  /** Keys of the game, listed after those of every table. */
  readonly own?: GameView['keys'];
};

export function KeysDialog({ open, close, own }: Props) {
  const text = words().keys;
  return (
    <Dialog title={text.title} open={open} close={close}>
      <dl class="keys">
        {[...text.rows, ...(own?.() ?? [])].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
