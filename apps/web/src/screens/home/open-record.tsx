import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { paths } from '../../page/routes.ts';
import type { AdoptProblem } from '../../session/local/adopt.ts';

function sayProblem({ problem, game }: AdoptProblem): string {
  const { home, errors } = words();
  if (problem === 'unknown') return home.importUnknown(game);
  if (problem === 'rules') return errors.rulesVersion;
  return problem === 'not-loaded' ? errors.notLoaded : home.importBad;
}

/** Opens a record from a file or the clipboard. */
export function OpenRecord() {
  const text = words().home;
  const { route } = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const complain = (sentence: string) => {
    setProblem(sentence);
    announce(sentence);
  };
  const open = async (source: string) => {
    const adopt = await import('../../session/local/adopt.ts').catch(() => null);
    if (!adopt) return complain(words().errors.notLoaded);
    const adopted = await adopt.adoptText(source);
    if ('problem' in adopted) return complain(sayProblem(adopted));
    route(paths.localReplay(adopted.id));
  };
  const openFile = async (file: File | undefined) => {
    if (file) await open(await file.text());
  };

  return (
    <details class="fold open-record">
      <summary>
        <Icon name="open" />
        {text.import}
      </summary>
      <div class="stack setup">
        <p>{text.importHint}</p>
        <div>
          <label class="button file">
            <Icon name="open" />
            {text.importFile}
            <input
              type="file"
              accept=".json,application/json,text/plain"
              onChange={e => void openFile(e.currentTarget.files?.[0])}
            />
          </label>
        </div>
        <label class="field">
          <span>{text.importText}</span>
          <textarea rows={3} value={pasted} onInput={e => setPasted(e.currentTarget.value)} />
        </label>
        {problem && <p class="trouble">{problem}</p>}
        <div>
          <button type="button" class="button" onClick={() => void open(pasted)}>
            {text.importOpen}
          </button>
        </div>
      </div>
    </details>
  );
}
