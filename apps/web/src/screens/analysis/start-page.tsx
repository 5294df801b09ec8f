import './analysis.css';
import { loadWords } from '@tablee/catalogue';
import { BadText } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { ApiError } from '../../api/client.ts';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { language } from '../../storage/settings.ts';
import { sayError } from '../problem-text.ts';
import { type KeptAnalysis, listAnalyses, removeAnalysis } from './kept.ts';
import { adoptText, BadPosition } from './sources.ts';
import { ROOT } from './tree.ts';
import type { Words } from './words/index.ts';

/** What is wrong with a pasted text, in the reader's language. */
async function sayProblem(error: unknown, text: Words): Promise<string> {
  if (error instanceof ApiError) return sayError(error);
  if (error instanceof BadPosition)
    return (
      (await loadWords(error.game, language.value)).positions[error.key] ?? text.problems['analysis-text']()
    );
  if (!(error instanceof BadText)) {
    console.error(error);
    return words().errors.notLoaded;
  }
  const known: { readonly [key: string]: (n: number | string) => string } = text.problems;
  // A record that breaks the rules has keys of its own, with details that only its author can use.
  return (known[error.key] ?? known.record!)(error.values[0] ?? '');
}

/** A form for positions, records and files, and the analyses of this device. */
export function StartPage({ text }: { readonly text: Words }) {
  const { route } = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (source: string) => {
    try {
      route(await adoptText(source));
    } catch (error) {
      const sentence = await sayProblem(error, text);
      setProblem(sentence);
      announce(sentence);
    }
  };
  const openFile = async (file: File | undefined) => {
    if (file) await open(await file.text());
  };
  return (
    <Page title={text.title}>
      <div class="reading analyses">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.intro}</p>
        <form
          class="stack"
          onSubmit={e => {
            e.preventDefault();
            void open(pasted);
          }}
        >
          <label class="field">
            <span>{text.paste}</span>
            <textarea rows={3} value={pasted} onInput={e => setPasted(e.currentTarget.value)} />
          </label>
          <p class="field-hint">{text.pasteHint}</p>
          {problem && (
            <p class="trouble" data-testid="problem">
              {problem}
            </p>
          )}
          <div class="row">
            <button type="submit" class="button main">
              <Icon name="graph" />
              {text.open}
            </button>
            <label class="button file">
              <Icon name="open" />
              {text.file}
              <input
                type="file"
                accept=".json,application/json,text/plain"
                onChange={e => void openFile(e.currentTarget.files?.[0])}
              />
            </label>
          </div>
        </form>
        <KeptList text={text} />
      </div>
    </Page>
  );
}

function KeptList({ text }: { readonly text: Words }) {
  const [all, setAll] = useState(listAnalyses);
  const [doomed, setDoomed] = useState<string | null>(null);
  const forget = () => {
    if (doomed !== null) removeAnalysis(doomed);
    setAll(listAnalyses());
  };
  return (
    <section aria-labelledby="kept-analyses">
      <h2 id="kept-analyses">{text.kept}</h2>
      {all.length === 0 && <p class="no-moves">{text.none}</p>}
      <ul class="kept">
        {all.map(kept => (
          <KeptRow key={kept.id} kept={kept} forget={() => setDoomed(kept.id)} text={text} />
        ))}
      </ul>
      <Confirm
        title={text.forget}
        question={doomed === null ? null : text.forgetAsk}
        yes={forget}
        close={() => setDoomed(null)}
      />
    </section>
  );
}

type RowProps = { readonly kept: KeptAnalysis; readonly forget: () => void; readonly text: Words };

function KeptRow({ kept: { id, start, tree, touched }, forget, text }: RowProps) {
  const game = useCover(start.game)?.name ?? start.game;
  const ends = [...tree.nodes.values()].filter(node => node.children.length === 0 && node.id !== ROOT);
  const names = (start.names ?? []).filter(name => name !== '');
  const line = [
    ...(names.length > 0 ? [words().and(names)] : []),
    text.row(tree.nodes.size - 1, ends.length),
  ];
  const said = line.join(' · ');
  return (
    <li>
      <a class="kept-link" href={paths.analysis(id)}>
        <b>{game}</b>
        <span>{said}</span>
        <small>{words().when(touched)}</small>
      </a>
      <button type="button" class="plain" onClick={forget} aria-label={text.forgetNamed(`${game}, ${said}`)}>
        <Icon name="trash" />
      </button>
    </li>
  );
}
