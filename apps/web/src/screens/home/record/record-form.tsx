import { findCard, hasGame, loadGame } from '@tablee/catalogue';
import { type Game, type GameRecord, parseRecord, replay } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { paths } from '../../../page/routes.ts';
import { adoptRecord } from '../../../session/start/begin.ts';

/** Opens a record from a file or the clipboard. The rules verify it before it is stored. */
export function RecordForm() {
  const text = words().home;
  const { route } = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const complain = (sentence: string) => {
    setProblem(sentence);
    announce(sentence);
  };
  const open = async (source: string) => {
    let record: GameRecord;
    try {
      record = parseRecord(source);
    } catch {
      return complain(text.importBad);
    }
    if (!findCard(record.game)) return complain(text.importUnknown(record.game));
    if (!hasGame(record.game, record.rules)) return complain(words().errors.rulesVersion);
    let game: Game;
    try {
      game = await loadGame(record.game, record.rules);
    } catch {
      // The rules did not load; the record may be valid.
      return complain(words().errors.notLoaded);
    }
    try {
      replay(game, record);
    } catch {
      return complain(text.importBad);
    }
    route(paths.localReplay(adoptRecord(record).id));
  };
  const openFile = async (file: File | undefined) => {
    if (file) await open(await file.text());
  };

  return (
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
  );
}
