import { loadGame } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { GameView } from '../../../board/contract.ts';
import { lazyThinker } from '../../../bots/thinker.ts';
import { useTableText } from '../../../games/text.ts';
import { loadView } from '../../../games/views.ts';
import { words } from '../../../messages/index.ts';
import { ErrorPage, Loading } from '../../../page/fallbacks.tsx';
import { laterDialog, useLoaded } from '../../../page/later.tsx';
import { paths } from '../../../page/routes.ts';
import { rematchLocal } from '../../../session/local/begin.ts';
import { type ClockModule, openLocal } from '../../../session/local/local-session.ts';
import { seatsOf } from '../../../session/start/setup-choices.ts';
import { findGame, type StoredGame, saveGame } from '../../../storage/games.ts';
import { carryScore } from '../../../storage/scores.ts';
import { TableScreen } from '../table.tsx';

const InviteDialog = laterDialog(async () => (await import('../invite/invite-dialog.tsx')).InviteDialog);

/** A table on this device, on a shared screen or against bots. */
export function LocalTable({ id = '' }: { readonly id?: string }) {
  const stored = useMemo(() => findGame(id), [id]);
  const loaded = useLoaded(async () => {
    if (!stored) return null;
    const { game, rules: version } = stored.record;
    const [rules, view, clocks] = await Promise.all([
      loadGame(game, version),
      loadView(game),
      stored.record.clock ? import('../../../session/local/clock/clock-driver.ts') : null,
    ]);
    return { rules, view, clocks };
  }, [id]);
  const { route } = useLocation();
  const moved = stored?.movedTo;
  useEffect(() => {
    if (moved) route(paths.table(moved), true);
  }, [moved]);
  if (!stored) return <ErrorPage sentence={words().errors.noGame} />;
  if (moved) return <Loading />;
  if (loaded.state === 'failed') return <ErrorPage sentence={words().errors.notLoaded} reload />;
  if (loaded.state === 'loading' || !loaded.value) return <Loading />;
  return <Playing key={id} stored={stored} {...loaded.value} />;
}

type Props = {
  readonly stored: StoredGame;
  readonly rules: Game;
  readonly view: GameView;
  readonly clocks: ClockModule | null;
};

function Playing({ stored, rules, view, clocks }: Props) {
  const { route } = useLocation();
  const [inviting, setInviting] = useState(false);
  const game = useTableText(rules.id);
  const [session, setSession] = useState<ReturnType<typeof openLocal> | null>(null);
  useEffect(() => {
    const opponent = lazyThinker();
    const opened = openLocal(rules, stored, () => opponent.wake(), clocks);
    setSession(opened);
    return () => {
      opened.close();
      opponent.close();
    };
  }, [stored, rules]);
  if (!game || !session) return <Loading />;
  return (
    <>
      <TableScreen
        session={session}
        view={view}
        game={game}
        replayAt={n => paths.localReplay(stored.id, n)}
        rematch={() => {
          const next = rematchLocal(rules, stored);
          const { outcome } = session.steps.peek().at(-1)!.match;
          if (outcome) carryScore(stored.id, next.id, outcome.payoff);
          route(paths.local(next.id));
        }}
        toLink={() => setInviting(true)}
      />
      <InviteDialog
        title={words().link.handOver}
        open={inviting}
        close={() => setInviting(false)}
        game={rules.id}
        seats={seatsOf(game, session.table.seats)}
        seat={session.own.value ?? session.actingSeats.value[0] ?? 'lot'}
        clock={stored.record.clock}
        begin={async () => ({ record: await session.record() })}
        done={table => {
          const now = findGame(stored.id);
          if (now) saveGame({ ...now, movedTo: table });
        }}
      />
    </>
  );
}
