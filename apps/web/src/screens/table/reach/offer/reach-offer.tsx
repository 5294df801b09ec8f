import './reach-offer.css';
import type { ReachAnswer } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { askTable } from '../../../../api/client.ts';
import { Icon } from '../../../../page/icon.tsx';
import { laterDialog, useLoaded } from '../../../../page/later.tsx';
import type { SeatInfo, TableSession } from '../../../../session/session.ts';
import { language } from '../../../../storage/settings.ts';
import { load, save } from '../../../../storage/store.ts';

const ReachDialog = laterDialog(async () => (await import('../reach-dialog.tsx')).ReachDialog);

const WORDS = {
  fr: { ask: 'Prévenez-moi quand c’est à moi', dismiss: 'Ne plus le proposer' },
  en: { ask: 'Tell me when it is my turn', dismiss: 'Do not offer this again' },
};

/** Set once a person does not want it; the menu still has it. */
const KEY = 'reach.offer';
const OFF = 'off';
const isOff = (): boolean => load(KEY) === OFF;

/** Others who look at the table are about to play; others who left may take hours. */
const HERE_MS = 20_000;
const AWAY_MS = 3_000;

const isPerson = (seat: SeatInfo | undefined): boolean => seat?.name != null && seat.bot === null;

/** True once this person has waited long for another one. It stays true: a line that comes and goes disturbs. */
function useLongWait({ steps, people, own }: TableSession): boolean {
  const [long, setLong] = useState(false);
  const { match } = steps.value.at(-1)!;
  const actors = match.outcome ? [] : match.game.actors(match.state);
  const awaited = actors.some(seat => seat === own.value)
    ? []
    : actors.map(seat => people.value[seat]).filter(isPerson);
  const waits = awaited.length > 0;
  const away = awaited.some(seat => seat?.here === false);
  useEffect(() => {
    if (!waits || long) return;
    const timer = setTimeout(() => setLong(true), away ? AWAY_MS : HERE_MS);
    return () => clearTimeout(timer);
  }, [waits, away, long]);
  return long;
}

/** Not for a person who is told already, nor where the server sends nothing. */
async function isUseful(table: string): Promise<boolean> {
  const { ways, mine } = await askTable<ReachAnswer>(table, null, 'reach', 'GET');
  return ways.length > 0 && mine.length === 0;
}

/** One line for a person who waits for another one: be told, and close the page. */
export function ReachOffer({ session }: { readonly session: TableSession }) {
  const long = useLongWait(session);
  const [off, setOff] = useState(isOff);
  return long && !off ? <Offer table={session.id} dismissed={() => setOff(true)} /> : null;
}

type OfferProps = { readonly table: string; readonly dismissed: () => void };

function Offer({ table, dismissed }: OfferProps) {
  const text = WORDS[language.value];
  const [open, setOpen] = useState(false);
  const useful = useLoaded(() => isUseful(table), [open]);
  const dismiss = () => {
    save(KEY, OFF);
    dismissed();
  };
  return (
    <div class="reach-offer-place">
      {useful.state === 'ready' && useful.value && (
        <div class="reach-offer">
          <button type="button" class="plain" onClick={() => setOpen(true)}>
            <Icon name="bell" />
            <span>{text.ask}</span>
          </button>
          <button type="button" class="plain" onClick={dismiss} aria-label={text.dismiss}>
            <Icon name="cross" />
          </button>
        </div>
      )}
      <ReachDialog table={table} over={false} open={open} close={() => setOpen(false)} />
    </div>
  );
}
