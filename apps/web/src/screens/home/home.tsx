import './home.css';
import { CARDS } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import { Page } from '../../page/page.tsx';
import { Coming } from './coming.tsx';
import { GamePlace } from './game-place.tsx';
import { Lamp } from './lamp.tsx';
import { OpenRecord } from './open-record.tsx';
import { Resume } from './resume.tsx';

export function Home() {
  const text = words().home;
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
        <Coming />
        <OpenRecord />
      </div>
    </Page>
  );
}
