import type { GameWords } from '@tablee/catalogue';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { paths } from '../../page/routes.ts';
import type { TableSession } from '../../session/session.ts';
import { HeaderButton, RulesButton, SoundButton, TurnButton } from '../match/header-button.tsx';
import { type Brief, BriefLine } from './brief.tsx';
import { ChatButton, type ChatProps } from './chat-button.tsx';

type Props = {
  readonly session: TableSession;
  readonly game: GameWords;
  readonly chat: ChatProps | undefined;
  /** Turns the board; null where it lies fixed. */
  readonly turn: (() => void) | null;
  readonly openRules: (event: MouseEvent) => void;
  readonly brief: Brief;
};

/** The game's name, in a first game its aim, spectators, and buttons for chat, sound, the board's orientation and the rules. */
export function TableHeader({ session, game, chat, turn, openRules, brief }: Props) {
  const text = words();
  return (
    <header class="top">
      <HeaderButton icon="home" word={text.table.home} href={paths.home} />
      <div class="named">
        <h1 tabIndex={-1}>{game.name}</h1>
        {brief.shown && game.inBrief && <BriefLine line={game.inBrief} hide={brief.hide} />}
      </div>
      {session.watching.value > 0 && (
        <small class="watching">
          <span>{text.link.watching(session.watching.value)}</span>
          <span aria-hidden="true">
            <Icon name="eye" />
            {session.watching.value}
          </span>
        </small>
      )}
      {chat && <ChatButton {...chat} />}
      <SoundButton />
      {turn && <TurnButton turn={turn} />}
      <RulesButton href={paths.rules(session.game.id)} onClick={openRules} />
    </header>
  );
}
