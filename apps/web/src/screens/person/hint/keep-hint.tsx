import './keep-hint.css';
import { useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { paths } from '../../../page/routes.ts';
import { load, save } from '../../../storage/store.ts';
import { useWords } from './words/index.ts';

const KEY = 'keep-hint';

/** Tells a guest with games by link, until it is closed, that they can be kept. */
export function KeepHint() {
  const text = useWords();
  const [closed, setClosed] = useState(() => load(KEY) !== null);
  if (!text || closed) return null;
  const close = () => {
    save(KEY, 'closed');
    setClosed(true);
  };
  return (
    <aside class="notice keep-hint">
      <p>{text.hint}</p>
      <a class="button" href={paths.person}>
        <Icon name="key" />
        {text.keep}
      </a>
      <button type="button" class="plain" aria-label={words().close} onClick={close}>
        <Icon name="cross" />
      </button>
    </aside>
  );
}
