import { words } from '../../messages/index.ts';
import { Icon, type IconName } from '../../page/icon.tsx';
import { language, sound } from '../../storage/settings.ts';

type Props = {
  readonly icon: IconName;
  /** Below the icon: one or two short words. */
  readonly word: string;
  /** The whole name, which contains the word. Default: the word. */
  readonly label?: string;
  /** A link; otherwise a button. */
  readonly href?: string;
  readonly onClick?: (event: MouseEvent) => void;
};

/** An icon in the header of a board that says what it is. */
export function HeaderButton({ icon, word, label = word, ...how }: Props) {
  const named = { class: 'plain worded', 'aria-label': label, title: label, ...how };
  const content = (
    <>
      <Icon name={icon} />
      <span>{word}</span>
    </>
  );
  return how.href ? (
    <a {...named}>{content}</a>
  ) : (
    <button type="button" {...named}>
      {content}
    </button>
  );
}

/** Sound on or off with one tap. */
export function SoundButton() {
  const text = words().settings;
  const on = sound.value === 'on';
  return (
    <HeaderButton
      icon={on ? 'soundOn' : 'soundOff'}
      word={text.sound}
      label={on ? text.mute : text.unmute}
      onClick={() => {
        sound.value = on ? 'off' : 'on';
      }}
    />
  );
}

/** Not with the messages, which the home page loads. */
const TURN = { fr: 'Tourner', en: 'Turn' };
const RULES = { fr: 'Règles', en: 'Rules' };

type RulesProps = Required<Pick<Props, 'href' | 'onClick'>>;

export const RulesButton = (how: RulesProps) => (
  <HeaderButton icon="book" word={RULES[language.value]} label={words().menu.rules} {...how} />
);

export const TurnButton = ({ turn }: { readonly turn: () => void }) => (
  <HeaderButton icon="turnBoard" word={TURN[language.value]} label={words().table.turnBoard} onClick={turn} />
);
