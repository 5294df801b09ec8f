import { words } from '../messages/index.ts';
import { Page } from './page.tsx';
import { paths } from './routes.ts';

/** An error page with a way out. */
export function ErrorPage({
  sentence,
  reload = false,
}: {
  readonly sentence: string;
  readonly reload?: boolean;
}) {
  const text = words();
  return (
    <Page title={text.brand}>
      <div class="reading">
        <h1 tabIndex={-1}>{sentence}</h1>
        <div class="row">
          {reload && (
            <button type="button" class="button main" onClick={() => location.reload()}>
              {text.reload}
            </button>
          )}
          <a class="button" href={paths.home}>
            {text.errors.home}
          </a>
        </div>
      </div>
    </Page>
  );
}

export const NotFound = () => <ErrorPage sentence={words().errors.noPage} />;
export const LoadFailed = () => <ErrorPage sentence={words().errors.notLoaded} reload />;

export function Crash({ error }: { readonly error: Error }) {
  console.error(error);
  return <ErrorPage sentence={words().errors.crashed} reload />;
}

export function Loading() {
  return (
    <main id="content" class="laying" aria-busy="true">
      <p>{words().loading}</p>
    </main>
  );
}
