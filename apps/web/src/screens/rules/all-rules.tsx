import './all-rules.css';
import { CARDS, loadCover } from '@tablee/catalogue';
import { Emblem } from '../../games/emblems.tsx';
import { words } from '../../messages/index.ts';
import { LoadFailed, Loading } from '../../page/fallbacks.tsx';
import { useLoaded } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { language } from '../../storage/settings.ts';

/** The rules of all games, in the order of the home page. */
export function AllRules() {
  const text = words();
  const chosen = language.value;
  const loaded = useLoaded(
    () =>
      Promise.all(
        CARDS.filter(card => card.playable).map(async ({ id }) => ({
          id,
          cover: await loadCover(id, chosen),
        })),
      ),
    [chosen],
  );
  if (loaded.state === 'failed') return <LoadFailed />;
  if (loaded.state === 'loading') return <Loading />;
  return (
    <Page title={text.home.rules}>
      <div class="reading">
        <h1 tabIndex={-1}>{text.home.rules}</h1>
        <ul class="all-rules">
          {loaded.value.map(({ id, cover }) => (
            <li key={id}>
              <a class="plain" href={paths.rules(id)}>
                <Emblem game={id} />
                <span>
                  <b>{cover.name}</b>
                  <span>{cover.pitch}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
