import { words } from '../../messages/index.ts';
import { Covered } from './covered.tsx';

const COMING = ['tchako'] as const;
export type ComingGame = (typeof COMING)[number];

/** The games that are not out yet lie under a cloth: one sees there is something, and what it will be. */
export function Coming() {
  const text = words();
  return (
    <section class="coming" aria-labelledby="coming">
      <h2 id="coming">{text.home.coming}</h2>
      <p>{text.home.comingHint}</p>
      <ul>
        {COMING.map(id => (
          <li key={id}>
            <Covered game={id} />
            <div>
              <h3>{text.games[id].name}</h3>
              <p>{text.games[id].line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
