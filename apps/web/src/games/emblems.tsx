import type { ComponentType } from 'preact';
import { Emblem as DragonsEmblem } from './dragons/emblem.tsx';
import { Emblem as TchagEmblem } from './tchag/emblem.tsx';
import { Emblem as TchakoEmblem } from './tchako/emblem.tsx';
import { Emblem as TchangEmblem } from './tchang/emblem.tsx';
import { Emblem as TekaoEmblem } from './tekao/emblem.tsx';
import { Emblem as TockEmblem } from './tock/emblem.tsx';

/** The games as objects on the home page. */
const emblems: { readonly [game: string]: ComponentType } = {
  tchag: TchagEmblem,
  tock: TockEmblem,
  tekao: TekaoEmblem,
  tchang: TchangEmblem,
  tchako: TchakoEmblem,
  dragons: DragonsEmblem,
};

export function Emblem({ game }: { readonly game: string }) {
  const Drawn = emblems[game];
  return Drawn ? <Drawn /> : null;
}
