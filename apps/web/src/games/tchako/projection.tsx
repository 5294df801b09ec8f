import { useRef } from 'preact/hooks';
import { Drama } from './art/drama.tsx';
import { type FilmProps, useFilm } from './film/film.ts';

/** Whatever is only seen when something happens: shots sliding, a t'chako called. Fetched once the board lies there. */
export function Projection(props: FilmProps) {
  useFilm(props);
  // Whoever opens a game in the middle, or long over, is not called.
  const opened = useRef(props.shown.n);
  return props.shown.n === opened.current ? null : <Drama shown={props.shown} turned={props.turned} />;
}
