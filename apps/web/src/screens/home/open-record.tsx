import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { later } from '../../page/later.tsx';

const RecordForm = later(async () => (await import('./record/record-form.tsx')).RecordForm);

/** Opens a record, folded until it is wanted. */
export function OpenRecord() {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold open-record" onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>
        <Icon name="open" />
        {words().home.import}
      </summary>
      {open && <RecordForm />}
    </details>
  );
}
