import { isOpen } from '@tablee/table';
import './menu.css';
import type { Seat } from '@tablee/kernel';
import type { AbsenceAnswer } from '@tablee/wire';
import { useState } from 'preact/hooks';
import type { GameView, SeatLook } from '../../../board/contract.ts';
import { hasLesson } from '../../../games/lessons.ts';
import { words } from '../../../messages/index.ts';
import { Confirm, Dialog } from '../../../page/dialog.tsx';
import { Chips } from '../../../page/forms/chips.tsx';
import { copyText, saveFile, shareLink } from '../../../page/forms/share.ts';
import { Icon, type IconName } from '../../../page/icon.tsx';
import { laterDialog, useLoaded } from '../../../page/later.tsx';
import { paths } from '../../../page/routes.ts';
import { Switches } from '../../../page/settings/switches.tsx';
import type { TableSession } from '../../../session/session.ts';
import { BOT_SPEEDS, botSpeed } from '../../../storage/settings.ts';
import type { TableProps } from '../table.tsx';
import { NamesDialog } from './names-dialog.tsx';
import { Seals, sayVerdict } from './seals.tsx';
import { useWords } from './words/index.ts';

const AbsenceDialog = laterDialog(
  async () => (await import('../absence/dialogs/absence-dialog.tsx')).AbsenceDialog,
);
const EndDialog = laterDialog(async () => (await import('../absence/dialogs/end-dialog.tsx')).EndDialog);
const PauseDialog = laterDialog(
  async () => (await import('../absence/dialogs/pause-dialog.tsx')).PauseDialog,
);
const ReachDialog = laterDialog(async () => (await import('../reach/reach-dialog.tsx')).ReachDialog);
const ShareDialog = laterDialog(async () => (await import('../../share/share-dialog.tsx')).ShareDialog);

type Props = TableProps & {
  readonly bottom: Seat;
  readonly looks: readonly SeatLook[];
  readonly open: boolean;
  readonly close: () => void;
  readonly name: (seat: Seat) => string;
  readonly say: (sentence: string) => void;
  readonly showKeys: () => void;
  readonly showRules: () => void;
};

type Question = { readonly title: string; readonly ask: string; readonly yes: () => void };

/** The id of the table a link leads to. */
const tableIn = (url: string | undefined): string | null =>
  /\/t\/([a-z0-9]{12})/.exec(url ?? '')?.[1] ?? null;

/** All actions besides moves. A disabled action explains why. */
export function Menu(props: Props) {
  const {
    session,
    game,
    open,
    close,
    name,
    say,
    replayAt,
    rematch,
    linkUrl,
    ownUrl,
    toLink,
    showKeys,
    showRules,
    remove,
  } = props;
  const text = words();
  const more = useWords();
  const [naming, setNaming] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [ending, setEnding] = useState(false);
  const [pausing, setPausing] = useState(false);
  const canEnd = useCanEnd(session, open);
  const [reaching, setReaching] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { match } = session.steps.value.at(-1)!;
  const watches = session.kind === 'link' && session.own.value === null;
  const alone = session.kind === 'link' && session.people.value.some(s => s.name === null && s.bot === null);
  const over = match.outcome !== null;
  const crowd = match.table.seats > 2;
  /** The record contains secrets until the game is open. */
  const closed = isOpen(match) ? null : text.menu.closed;
  const { goal, luck } = match.game.traits;
  const shared = goal === 'shared';
  const endless = goal === 'rivals' && match.game.teams(match.table).length > 2 ? text.menu.noResign : null;
  /** Why an action is not available to this person. */
  const barred = watches ? text.menu.sitFirst : over ? text.menu.over : alone ? text.menu.alone : null;

  const barredLink = over ? text.menu.over : closed && text.menu.toLinkSecret;

  const resign = () => {
    const seat = session.own.value ?? match.game.actors(match.state)[0] ?? 0;
    const ask = shared
      ? match.table.seats === 1
        ? text.shared.resignSolo
        : text.shared.resignAsk
      : session.kind === 'screen'
        ? text.menu.resignScreen(name(seat), crowd)
        : text.menu.resignAsk(crowd);
    setQuestion({ title: text.menu.resign, ask, yes: () => session.resign() });
  };
  const draw = () => {
    const ask =
      session.kind === 'screen'
        ? text.menu.drawScreen
        : session.kind === 'bot'
          ? text.menu.drawBot
          : text.menu.drawLink;
    setQuestion({ title: text.menu.draw, ask, yes: () => session.offerDraw() });
  };
  const save = async () => {
    const record = await session.record();
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`tablee-${record.game}-${day}.json`, `${JSON.stringify(record, null, 1)}\n`);
  };
  const check = async () => {
    say(text.menu.verifying);
    say(await sayVerdict(session.game, () => session.record()));
  };
  const position = () => session.game.writeState(match.state);
  const sayResult = (doing: Promise<string>) => void doing.then(sentence => sentence && say(sentence));

  const askRemove = () =>
    setQuestion({
      title: text.removal.item,
      ask: text.removal.ask,
      yes: () => void remove?.().then(problem => problem !== null && say(problem)),
    });

  const item = (icon: IconName, label: string, act: () => void, why: string | null = null, hint?: string) => (
    <li key={label}>
      <button
        type="button"
        class="menu-item"
        aria-disabled={why !== null}
        onClick={() => {
          close();
          if (why === null) act();
          else say(why);
        }}
      >
        <Icon name={icon} />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </button>
    </li>
  );

  return (
    <>
      <Dialog title={text.menu.title} open={open} close={close}>
        <ul class="menu">
          {over &&
            !watches &&
            (shared
              ? item('again', text.shared.again, rematch)
              : item('again', text.menu.rematch, rematch, null, text.menu.rematchHint))}
          {linkUrl &&
            item('share', text.menu.shareLink, () =>
              sayResult(shareLink(linkUrl, text.table.title(game.name))),
            )}
          {more &&
            session.kind === 'link' &&
            !watches &&
            item('bell', more.reach, () => setReaching(true), null, more.reachHint)}
          {more && item('share', more.sharePicture, () => setSharing(true), null, more.sharePictureHint)}
          {ownUrl &&
            item(
              'key',
              text.menu.ownLink,
              () => sayResult(copyText(ownUrl, text.menu.linkCopied)),
              null,
              text.menu.ownLinkHint,
            )}
          {session.rename &&
            item('people', text.menu.names, () => setNaming(true), null, text.menu.namesHint)}
          {toLink && item('link', text.menu.toLink, toLink, barredLink, text.menu.toLinkHint)}
          <li>
            <a class="menu-item" href={replayAt(match.n)}>
              <Icon name="graph" />
              <span>{text.menu.review}</span>
            </a>
          </li>
          {item('copy', text.menu.copyPosition, () =>
            sayResult(copyText(position(), text.menu.positionCopied)),
          )}
          {item('save', text.menu.export, () => void save(), closed)}
          {item('seal', text.menu.verify, () => void check(), closed && text.menu.verifyLater)}
          {item('book', text.menu.rules, showRules)}
          {hasLesson(match.game.id) && (
            <li>
              <a class="menu-item" href={paths.learn(match.game.id)}>
                <Icon name="bulb" />
                <span>{text.home.learn}</span>
              </a>
            </li>
          )}
          {item('computer', text.table.keys, showKeys)}
          {more &&
            session.ask &&
            !watches &&
            item(
              'people',
              more.absence,
              () => setLeaving(true),
              over ? text.menu.over : null,
              more.absenceHint,
            )}
          {more &&
            session.clock?.clock.kind === 'days' &&
            !watches &&
            item('pause', more.pause, () => setPausing(true), barred, more.pauseHint)}
          {!shared && item('handshake', text.menu.draw, draw, barred)}
          {item('flag', text.menu.resign, resign, barred ?? endless)}
          {more && canEnd && item('cross', more.end, () => setEnding(true), null, more.endHint)}
          {remove && item('trash', text.removal.item, askRemove, null, text.removal.hint)}
        </ul>
        {luck && <Seals seals={session.seals.value} />}
        <div class="stack">
          {session.people.value.some(({ bot }) => bot !== null) && <BotSpeedChips />}
          <Switches />
        </div>
      </Dialog>
      <ReachDialog table={session.id} over={over} open={reaching} close={() => setReaching(false)} />
      <ShareDialog
        open={sharing}
        close={() => setSharing(false)}
        steps={session.steps.value}
        at={session.steps.value.length - 1}
        bottom={props.bottom}
        game={game.name}
        table={tableIn(linkUrl)}
      />
      {linkUrl && (
        <AbsenceDialog
          session={session}
          game={game}
          linkUrl={linkUrl}
          open={leaving}
          close={() => setLeaving(false)}
          say={say}
        />
      )}
      <EndDialog session={session} open={ending} close={() => setEnding(false)} say={say} />
      <PauseDialog session={session} open={pausing} close={() => setPausing(false)} />
      <NamesDialog session={session} looks={props.looks} open={naming} close={() => setNaming(false)} />
      <Confirm
        title={question?.title ?? ''}
        question={question?.ask ?? null}
        yes={() => question?.yes()}
        close={() => setQuestion(null)}
      />
    </>
  );
}

/** Whether the server would end a game that all others have left. Asked only where none of them is connected. */
function useCanEnd({ ask, own, people, steps }: TableSession, open: boolean): boolean {
  const { match } = steps.value.at(-1)!;
  const deserted = people.value.every(({ name, here }, seat) => seat === own.value || name === null || !here);
  const asked = open && ask !== undefined && deserted && match.n > 0 && match.outcome === null;
  const answer = useLoaded(async () => asked && (await ask<AbsenceAnswer>('GET', 'absence')).end, [asked]);
  return asked && answer.state === 'ready' && answer.value;
}

/** Only at tables with a bot. By link it changes what this device shows, not when the server's bots play. */
function BotSpeedChips() {
  const text = words().settings;
  return (
    <Chips
      legend={text.botSpeed}
      of={BOT_SPEEDS}
      chosen={botSpeed.value}
      choose={v => {
        botSpeed.value = v;
      }}
      label={v => text.botSpeeds[v]}
    />
  );
}

type KeysProps = {
  readonly open: boolean;
  readonly close: () => void;
  /** Keys of the game, listed after those of every table. */
  readonly own?: GameView['keys'];
};

export function KeysDialog({ open, close, own }: KeysProps) {
  const text = useWords()?.keys;
  if (!text) return null;
  return (
    <Dialog title={text.title} open={open} close={close}>
      <dl class="keys">
        {[...text.rows, ...(own?.() ?? [])].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
