import '../table/actions.css';
import { words } from '../../messages/index.ts';
import { Icon, type IconName } from '../../page/icon.tsx';
import { type Player, SPEEDS } from './player.ts';

export function Controls({ player, of }: { readonly player: Player; readonly of: number }) {
  const text = words().replay;
  const { at, go } = player;
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
        value={at}
        aria-label={text.slider}
        aria-valuetext={text.at(at, of)}
        onInput={e => go(Number(e.currentTarget.value))}
      />
      <div class="row">
        {button('first', text.first, () => go(0))}
        {button('previous', text.previous, () => go(at - 1))}
        {player.playing
          ? button('pause', text.pause, player.toggle)
          : button('play', text.play, player.toggle)}
        {button('next', text.next, () => go(at + 1))}
        {button('last', text.last, () => go(of))}
        <span class="count">
          {at}/{of}
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
