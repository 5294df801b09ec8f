import '../table/actions.css';
import { words } from '../../messages/index.ts';
import { Icon, type IconName } from '../../page/icon.tsx';
import { type Player, SPEEDS } from './player.ts';
import type { Words } from './words/index.ts';

/** The slider counts the moves that are shown. */
export function Controls({ player, text }: { readonly player: Player; readonly text: Words }) {
  const { place, of, go } = player;
  const button = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  const next = SPEEDS[(SPEEDS.indexOf(player.speed) + 1) % SPEEDS.length]!;
  return (
    <div class="actions controls">
      <input
        type="range"
        min={0}
        max={of}
        value={place}
        aria-label={text.slider}
        aria-valuetext={text.at(place, of)}
        onInput={e => go(player.entryAt(Number(e.currentTarget.value)))}
      />
      <div class="row">
        {button('first', text.first, () => go(0))}
        {button('previous', text.previous, () => go(player.previous))}
        {player.playing
          ? button('pause', text.pause, player.toggle)
          : button('play', text.play, player.toggle)}
        {button('next', text.next, () => go(player.next))}
        {button('last', text.last, () => go(player.entryAt(of)))}
        <span class="count">
          {place}/{of}
        </span>
        <button
          type="button"
          class="plain speed"
          aria-label={words().labelled(text.speed, text[player.speed])}
          onClick={() => player.setSpeed(next)}
        >
          {text[player.speed]}
        </button>
      </div>
    </div>
  );
}
