import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../../messages/index.ts';
import { Loading } from '../../../../page/fallbacks.tsx';
import { useFormRequest } from '../../../../page/forms/request.ts';
import { Page } from '../../../../page/page.tsx';
import { paths } from '../../../../page/routes.ts';
import { followLink, sayReachError, tellWorker } from '../requests.ts';
import { useWords } from '../words/index.ts';

type Purpose = 'stop' | 'confirm';
type Props = { readonly purpose: Purpose; readonly token: string };

/** `table` null: the reach was gone before. */
type Outcome = { readonly sentence: string; readonly table: string | null };

/** The page of a link in a message. Only the tap acts: mail programs open links to look at them. */
function NoticeLink({ purpose, token }: Props) {
  const text = useWords();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, problem, run } = useFormRequest(error => sayReachError(error, text!, 'reach-link'));
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: the focus goes to what was said.
  useEffect(() => {
    if (outcome) said.current?.focus();
  }, [outcome]);
  if (!text) return <Loading />;
  const { title, ask, act, done, before } = text.links[purpose];
  const follow = () =>
    run(async () => {
      const { table } = await followLink(purpose, token);
      setOutcome({ sentence: table === null ? before : done, table });
      if (purpose === 'stop' && table !== null) await tellWorker({ untold: table });
    });
  return (
    <Page title={title}>
      <div class="reading">
        <h1 tabIndex={-1}>{title}</h1>
        <p ref={said} tabIndex={-1} data-testid="link-said">
          {outcome?.sentence ?? ask}
        </p>
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
