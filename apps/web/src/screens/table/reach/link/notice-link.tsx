import { useState } from 'preact/hooks';
import { words } from '../../../../messages/index.ts';
import { Loading } from '../../../../page/fallbacks.tsx';
import { announce } from '../../../../page/live.tsx';
import { Page } from '../../../../page/page.tsx';
import { paths } from '../../../../page/routes.ts';
import { followLink, sayReachError, tellWorker } from '../requests.ts';
import { useWords } from '../words/index.ts';

type Purpose = 'stop' | 'confirm';
type Props = { readonly purpose: Purpose; readonly token: string };

/** `table` null: the wish was gone before. */
type Outcome = { readonly sentence: string; readonly table: string | null };

/** The page of a link in a message. Only the tap acts: mail programs open links to look at them. */
function NoticeLink({ purpose, token }: Props) {
  const text = useWords();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!text) return <Loading />;
  const { title, ask, act, done, before } = text.links[purpose];
  const follow = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { table } = await followLink(purpose, token);
      const sentence = table === null ? before : done;
      setOutcome({ sentence, table });
      announce(sentence);
      if (purpose === 'stop' && table !== null) await tellWorker({ untold: table });
    } catch (error) {
      const sentence = sayReachError(error, text);
      setProblem(sentence);
      announce(sentence);
    }
    setBusy(false);
  };
  return (
    <Page title={title}>
      <div class="reading">
        <h1 tabIndex={-1}>{title}</h1>
        <p data-testid="link-said">{outcome?.sentence ?? ask}</p>
        {problem !== null && <p class="trouble">{problem}</p>}
        <div class="row">
          {outcome === null && (
            <button type="button" class="button main" aria-disabled={busy} onClick={() => void follow()}>
              {act}
            </button>
          )}
          {outcome !== null && outcome.table !== null && (
            <a class="button main" href={paths.table(outcome.table)}>
              {text.links.toTable}
            </a>
          )}
          <a class="button" href={paths.home}>
            {words().errors.home}
          </a>
        </div>
      </div>
    </Page>
  );
}

export const StopLink = ({ token = '' }: { readonly token?: string }) => (
  <NoticeLink purpose="stop" token={token} />
);
export const ConfirmLink = ({ token = '' }: { readonly token?: string }) => (
  <NoticeLink purpose="confirm" token={token} />
);
