import type { Clock } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { Chips } from '../../../page/forms/chips.tsx';
import { NameField } from '../../../page/forms/fields.tsx';
import { useFormRequest } from '../../../page/forms/request.ts';
import { Icon } from '../../../page/icon.tsx';
import { later } from '../../../page/later.tsx';
import { Mark } from '../../../page/mark.tsx';
import { paths } from '../../../page/routes.ts';
import { beginLink, type GameStart, type LinkOptions } from '../../../session/start/begin-link.ts';
import { loadName, type SeatChoice, saveAvatar, saveName } from '../../../storage/choices.ts';
import { sayError } from '../../problem-text.ts';
import { AvatarField, useAvatar } from './avatar-field.tsx';

const ClockNote = later(async () => (await import('../../clock/clock-status.tsx')).ClockNote);

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly game: string;
  readonly seats: readonly string[];
  readonly begin: () => Promise<GameStart>;
  /** The preselected seat; by lot for a new game. */
  readonly seat?: SeatChoice;
  readonly done?: (table: string) => void;
  /** The clock of the new table. */
  readonly clock?: Clock | null | undefined;
  /** Whether this screen can be the shared board, with phones for the hands. */
  readonly hands?: boolean;
};

/** Asks for a name and a seat, and creates a table by link. */
export function InviteDialog({
  title,
  open,
  close,
  game,
  seats,
  begin,
  seat: proposed = 'lot',
  done,
  clock = null,
  hands = false,
}: Props) {
  const text = words();
  const { route } = useLocation();
  const [name, setName] = useState(loadName);
  const [avatar, setAvatar] = useAvatar();
  const [chosen, setChosen] = useState<SeatChoice | null>(null);
  const seat = chosen ?? proposed;
  const { busy, problem, complain, run } = useFormRequest(sayError, { closes: true });
  const create = () => {
    const said = name.trim();
    if (said === '') return complain(text.link.nameMissing);
    saveName(said);
    saveAvatar(avatar);
    void createTable({ name: said, avatar, seat });
  };
  const createTable = (who: Pick<LinkOptions, 'name' | 'avatar' | 'seat'>) =>
    run(async () => {
      const table = await beginLink({ game, ...who, start: await begin() });
      done?.(table);
      route(paths.table(table));
    });

  return (
    <Dialog title={title} open={open} close={close}>
      <form
        class="stack"
        onSubmit={e => {
          e.preventDefault();
          create();
        }}
      >
        <NameField name={name} setName={setName} />
        <AvatarField avatar={avatar} setAvatar={setAvatar} />
        <Chips
          legend={text.link.colour}
          of={['lot', ...seats.keys()] as const}
          chosen={seat}
          choose={setChosen}
          label={s =>
            s === 'lot' ? (
              text.home.lot
            ) : (
              <>
                <Mark game={game} players={seats.length} seat={s} /> {seats[s]}
              </>
            )
          }
        />
        {clock && <ClockNote clock={clock} begun={done !== undefined} />}
        {problem && <p class="trouble">{problem}</p>}
        <button type="submit" class="button main" aria-disabled={busy}>
          {busy ? text.link.creating : text.link.go}
        </button>
        {hands && (
          <div class="stack">
            <p>{text.hands.startHint}</p>
            <button
              type="button"
              class="button"
              aria-disabled={busy}
              onClick={() => void createTable({ seat: 'none' })}
            >
              <Icon name="people" />
              {text.hands.start}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
