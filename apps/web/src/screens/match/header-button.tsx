import './header-button.css';
import { words } from '../../messages/index.ts';
import { Icon, type IconName } from '../../page/icon.tsx';
import { sound } from '../../storage/settings.ts';

type LinkProps = {
  readonly icon: IconName;
  /** Below the icon: one short word. */
  readonly word: string;
  /** The whole name, which contains the word. Default: the word. */
  readonly label?: string;
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly class?: string;
};

/** A link in the header of a board: an icon that says what it is. */
export const HeaderLink = ({ icon, word, label = word, class: more = '', href, onClick }: LinkProps) => (
  <a class={`plain worded ${more}`} href={href} aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
    <span>{word}</span>
  </a>
);

type ButtonProps = Omit<LinkProps, 'href' | 'onClick'> & { readonly act: () => void };

export const HeaderButton = ({ icon, word, label = word, class: more = '', act }: ButtonProps) => (
  <button type="button" class={`plain worded ${more}`} aria-label={label} title={label} onClick={act}>
    <Icon name={icon} />
    <span>{word}</span>
  </button>
);

/** Sound on or off with one tap. */
export function SoundButton() {
  const text = words().settings;
  const on = sound.value === 'on';
  const toggle = () => {
    sound.value = on ? 'off' : 'on';
  };
  const label = on ? text.mute : text.unmute;
  return <HeaderButton icon={on ? 'soundOn' : 'soundOff'} word={text.sound} label={label} act={toggle} />;
}

export function TurnButton({ turn }: { readonly turn: () => void }) {
  const { turnBoard, turnShort } = words().table;
  return <HeaderButton icon="turnBoard" word={turnShort} label={turnBoard} act={turn} />;
}
