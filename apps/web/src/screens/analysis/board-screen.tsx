import '../table/table.css';
import '../table/status.css';
import '../table/actions.css';
import '../replay/replay.css';
import './analysis.css';
import type { GameWords } from '@tablee/catalogue';
import type { Eyes, Seat } from '@tablee/kernel';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Confirm } from '../../page/dialog.tsx';
import { copyText, saveFile } from '../../page/forms/share.ts';
import { Icon, type IconName } from '../../page/icon.tsx';
import { useKeys } from '../../page/keys.ts';
import { laterDialog } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import { Marks } from '../../page/mark.tsx';
import { useTitle } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { pastOf, shownAt } from '../../session/timeline.ts';
import { HeaderButton, TurnButton } from '../match/header-button.tsx';
import { looksOf, useTurned } from '../match/seat-looks.ts';
import { SeatRow } from '../match/seats.tsx';
import { explainRefusal, nameOf, sayReason, sayResult } from '../match/sentences.ts';
import { writeAnalysis } from './file.ts';
import type { KeptAnalysis } from './kept.ts';
import { Lines } from './lines.tsx';
import { useOpinion } from './opinion.ts';
import { OpinionLine, OpinionPanel } from './opinion-panel.tsx';
import type { Positions } from './steps.ts';
import { isMain, MAX_COMMENT, nodesFrom, ROOT } from './tree.ts';
import { type Played, useAnalysis } from './use-analysis.ts';
import type { Words } from './words/index.ts';

const KeysDialog = laterDialog(async () => (await import('../table/dialogs/menu.tsx')).KeysDialog);

type Props = {
  readonly kept: KeptAnalysis;
  readonly positions: Positions;
  readonly view: GameView;
  readonly game: GameWords;
  readonly text: Words;
};

/** The board on which one person plays for all seats. */
export function BoardScreen({ kept, positions, view, game, text }: Props) {
  const common = words();
  const analysis = useAnalysis(kept, positions);
  const { steps, tree, at, node } = analysis;
  const step = steps.at(-1)!;
  const { match } = step;
  const [wanted, setWanted] = useState(false);
  const opinion = useOpinion(at, steps, wanted);
  const [said, setSaid] = useState<{ readonly at: number; readonly sentence: string } | null>(null);
  const [removing, setRemoving] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const looks = looksOf(view, match, game);
  const people = (kept.start.names ?? []).map(name => ({ name: name || null, here: true, bot: null }));
  const name = (seat: Seat) => nameOf(seat, people, looks);
  const { bottom, turn } = useTurned(0, looks);
  const [actor] = match.outcome ? [] : match.game.actors(match.state);
  // A hand of cards is shown for its seat; boards without secrets show everything to the referee.
  const eyes: Eyes = match.game.traits.secrets && actor !== undefined ? actor : 'referee';
  useTitle(text.titleOf(game.name));

  const tell = (sentence: string) => {
    setSaid({ at, sentence });
    announce(sentence);
  };
  const report = (played: Played) => {
    if (played === 'full') tell(text.full);
    else if (played === 'same') tell(text.sameLuck);
    else if (played === 'refused') tell(common.table.refused);
    else setSaid(null);
  };
  const opened = useRef(at);
  useEffect(() => {
    if (opened.current === at) return;
    opened.current = at;
    announce(node.move === '' ? text.start : view.nameMove(node.move, game, bottom));
  }, [at]);
  const ask = () => setWanted(shown => !shown);
  const otherBranch = () => (analysis.hasBranch ? analysis.otherBranch() : tell(text.noBranch));
  const leaveBoard = () => screen.current?.querySelector<HTMLElement>('.variations')?.focus();
  useKeys({
    ArrowLeft: () => void analysis.back(),
    ArrowRight: () => void analysis.on(),
    ArrowUp: () => void analysis.branch(-1),
    ArrowDown: () => void analysis.branch(1),
    Home: () => void analysis.first(),
    End: () => void analysis.last(),
    Backspace: () => void analysis.back(),
    Escape: leaveBoard,
    h: ask,
    '?': () => setKeysOpen(true),
  });

  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`tablee-${match.game.id}-analyse-${day}.json`, `${writeAnalysis(analysis.kept)}\n`);
  };
  const copy = async () => {
    const sentence = await copyText(match.game.writeState(match.state), common.menu.positionCopied);
    setSaid({ at, sentence });
  };
  const remove = () => (nodesFrom(tree, at).length > 1 ? setRemoving(true) : analysis.remove());
  const thought = { opinion, match, view, game, name, bottom, text };
  const places = { match, state: match.state, looks, people, own: null, bottom, view, game, name };
  const button = (icon: IconName, label: string, act: () => void, off = false) => (
    <button type="button" class="plain" aria-label={label} title={label} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );

  const tool = (icon: VNode, label: string, act: () => void, hint = label) => (
    <button type="button" class="action" title={hint} onClick={act}>
      {icon}
      <span>{label}</span>
    </button>
  );

  return (
    <div class="table-screen replay-screen analysis-screen" ref={screen}>
      <header class="top">
        <HeaderButton icon="previous" word={text.allShort} label={text.all} href={paths.analyses} />
        <h1 tabIndex={-1}>
          {game.name} <small>{text.heading}</small>
        </h1>
        {!view.fixed && <TurnButton turn={turn} />}
      </header>
      <main id="content" class={view.Hand ? 'table-main cards' : 'table-main'}>
        <SeatRow {...places} where="far" />
        <div class="board-place" data-testid="board">
          <view.Board
            key={analysis.jumps}
            shown={shownAt(step, steps)}
            past={pastOf(steps, step)}
            table={match.table}
            hands={actor === undefined ? [] : [actor]}
            eyes={eyes}
            veiled={false}
            bottom={bottom}
            play={move => report(analysis.play(move))}
            explain={refusal => tell(explainRefusal(refusal, game).sentence)}
            hint={opinion.state === 'ready' ? opinion.move : null}
            points={[]}
            point={null}
            plans={[]}
            plan={null}
            aims={[]}
            aim={null}
            nameOf={name}
            text={game}
          />
        </div>
        <SeatRow {...places} where="near" />
        <div class="beside">
          <OpinionPanel {...thought} play={move => report(analysis.play(move))} />
          <div class="tools">
            {node.picks.length > 0 &&
              tool(<Icon name="again" />, text.redraw, () => report(analysis.redraw()), text.redrawHint)}
            {!isMain(tree, at) && tool(<Icon name="fork" />, text.main, analysis.promote, text.mainHint)}
            {at !== ROOT && tool(<Icon name="trash" />, text.remove, remove)}
            {tool(<Icon name="save" />, text.export, save, text.exportHint)}
            {tool(<Icon name="copy" />, text.position, () => void copy())}
          </div>
          <label class="field">
            <span>{text.note}</span>
            <input
              key={at}
              type="text"
              maxLength={MAX_COMMENT}
              defaultValue={node.comment}
              onChange={e => analysis.comment(e.currentTarget.value)}
            />
          </label>
        </div>
        <div class="dock">
          <div class="status">
            <p class="turn" data-testid="turn">
              {match.outcome ? (
                <>
                  <b>{sayResult(match, null, name)}.</b>
                  <span>{sayReason(match, game, name)}</span>
                </>
              ) : (
                actor !== undefined && (
                  <>
                    <Marks shapes={looks[actor]?.shapes ?? []} />
                    <b>{common.table.turn(name(actor))}</b>
                    {!view.prompts && <span>{view.task(match.state, game)}</span>}
                  </>
                )
              )}
            </p>
            <div class="explain" data-testid="explain">
              {said?.at === at ? <p>{said.sentence}</p> : <OpinionLine {...thought} />}
            </div>
          </div>
          <div class="actions controls">
            <div class="row">
              {button('first', text.first, analysis.first, !analysis.canGoBack)}
              {button('previous', text.previous, analysis.back, !analysis.canGoBack)}
              {button('next', text.next, analysis.on, !analysis.canGoOn)}
              {button('last', text.last, analysis.last, !analysis.canGoOn)}
              <button
                type="button"
                class="plain worded"
                aria-label={text.branch}
                title={text.branch}
                aria-disabled={!analysis.hasBranch}
                onClick={otherBranch}
              >
                <Icon name="fork" />
                <span>{text.branchShort}</span>
              </button>
              <button
                type="button"
                class="plain worded ask"
                aria-label={text.opinion}
                aria-pressed={wanted}
                title={wanted ? text.hideOpinion : text.askOpinion}
                onClick={ask}
              >
                <Icon name="bulb" />
                <span>{text.opinionShort}</span>
              </button>
            </div>
          </div>
        </div>
        <aside class="side" aria-label={text.lines}>
          <h2>{text.lines}</h2>
          <Lines
            tree={tree}
            at={at}
            go={analysis.go}
            view={view}
            game={game}
            looks={looks}
            named={match.game.traits.secrets}
            text={text}
          />
        </aside>
      </main>
      <Confirm
        title={text.remove}
        question={removing ? text.removeAsk(nodesFrom(tree, at).length) : null}
        yes={analysis.remove}
        close={() => setRemoving(false)}
      />
      <KeysDialog
        open={keysOpen}
        close={() => setKeysOpen(false)}
        own={() => [...text.keys, ...(view.keys?.() ?? [])]}
      />
    </div>
  );
}
