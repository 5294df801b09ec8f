import '../table.css';
import '../invite/invite.css';
import type { Seat } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import type { BoardProps } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { later } from '../../../page/later.tsx';
import { Marks } from '../../../page/mark.tsx';
import { useTitle } from '../../../page/page.tsx';
import { pastOf, shownAt } from '../../../session/timeline.ts';
import { AvatarOf } from '../../match/avatar.tsx';
import { looksOf } from '../../match/seat-looks.ts';
import { explainRefusal, nameOf, sentenceNameOf } from '../../match/sentences.ts';
import { useAnnouncements } from '../announcements.ts';
import { ChatButton } from '../chat-button.tsx';
import { useShown } from '../shown.ts';
import { StatusLine, useMessage } from '../status.tsx';
import type { TableProps } from '../table.tsx';

const SeatClock = later(async () => (await import('../../clock/hourglass.tsx')).SeatClock);

type Props = Pick<TableProps, 'session' | 'view' | 'game' | 'replayAt' | 'rematch'> & {
  readonly Hand: ComponentType<BoardProps>;
  readonly toBoard: () => void;
};

/** A phone next to the board: the own hand, enlarged, with its actions. */
export function HandScreen({ session, view, game, replayAt, rematch, Hand, toBoard }: Props) {
  const text = words();
  const { step, hands } = useShown(session);
  const last = session.steps.value.at(-1)!;
  const { match } = last;
  const message = useMessage(session);
  const own = session.own.value ?? 0;
  const looks = looksOf(view, step.match, game);
  const look = looks[own]!;
  const name = (seat: Seat) => nameOf(seat, session.people.value, looks);
  const sentenceName = (seat: Seat) => sentenceNameOf(seat, session.people.value, looks);
  useTitle(hands.length > 0 ? text.table.titleTurn(game.name) : text.hands.yours(look.name));
  useAnnouncements(session, view, game, name, sentenceName, last, own, message.explain);
  const { conversation } = session;
  const back = session.takeBackStatus.value;
  return (
    <div class="table-screen hand-screen">
      <header class="top">
        <Marks shapes={look.shapes} />
        <AvatarOf person={session.people.value[own]} />
        <h1 tabIndex={-1}>{name(own)}</h1>
        {session.clock && !match.outcome && <SeatClock clock={session.clock} seat={own} name={name(own)} />}
        {conversation && (
          <ChatButton
            conversation={conversation}
            own={own}
            looks={looks}
            name={name}
            people={session.people.value}
          />
        )}
        <button type="button" class="button" onClick={toBoard}>
          {text.hands.board}
        </button>
      </header>
      <main id="content" class="hand-main">
        <StatusLine
          session={session}
          view={view}
          game={game}
          announced={last}
          watching={false}
          looks={looks}
          name={name}
          explained={message.explained}
          advice={{ state: 'none' }}
          bottom={own}
          replayAt={replayAt}
          rematch={rematch}
        />
        <div class="hand-place" data-testid="hand">
          <Hand
            shown={shownAt(step, session.steps.value)}
            past={pastOf(session.steps.value, step)}
            table={session.table}
            hands={hands}
            eyes={session.eyes.value}
            veiled={false}
            pending={session.pending.value > 0}
            nameOf={sentenceName}
            bots={session.people.value.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]))}
            bottom={own}
            play={move => {
              message.clear();
              session.play(move);
            }}
            explain={refusal => message.explain(explainRefusal(refusal, game))}
            hint={null}
            points={session.pointing?.points.value ?? []}
            point={session.pointing?.point.value ?? null}
            plans={session.planning.plans.value}
            plan={session.planning.plan.value}
            aims={[]}
            aim={null}
            text={game}
          />
        </div>
        {(back === 'free' || back === 'ask') && (
          <button type="button" class="button" onClick={() => session.takeBack()}>
            <Icon name="back" />
            {back === 'ask' ? text.table.backAsk : text.table.back}
          </button>
        )}
      </main>
    </div>
  );
}
