import './menu.css';
import { words } from '../../messages/index.ts';
import { Dialog } from '../../page/dialog.tsx';

export function KeysDialog({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const text = words().keys;
  return (
    <Dialog title={text.title} open={open} close={close}>
      <dl class="keys">
        {text.rows.map(([key, does]) => (
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
