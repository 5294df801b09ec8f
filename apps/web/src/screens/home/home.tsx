import './home.css';
import { CARDS } from '@tablee/catalogue';
import { useEffect } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { Page } from '../../page/page.tsx';
import { GamePlace } from './game-place.tsx';
import { Lamp } from './lamp.tsx';
import { OpenRecord } from './open-record.tsx';
import { Resume } from './resume.tsx';
import { TangramLink } from './tangram-link.tsx';

export function Home() {
  const text = words().home;
  // What every table is made of comes while one looks around: after a tap only the game itself is waited for.
  useEffect(() => {
    Promise.all([import('../table/table.tsx'), import('../../board/stage.ts')]).catch(() => {
      // Whoever opens a table asks for it again, and is told when it does not arrive.
    });
  }, []);
  return (
    <Page title={text.title}>
      <div class="home">
        <div class="hello">
          <Lamp />
          <h1 tabIndex={-1}>{text.hello}</h1>
          <p>{text.intro}</p>
        </div>
        {CARDS.filter(card => card.playable).map(({ id }) => (
          <GamePlace key={id} id={id} />
        ))}
        <Resume />
        <TangramLink />
        <OpenRecord />
      </div>
    </Page>
  );
}
