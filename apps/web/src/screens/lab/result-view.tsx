import { type GameCover, loadWords as loadGameWords } from '@tablee/catalogue';
import { type Game, partnersOf } from '@tablee/kernel';
import {
  binsOf,
  type Played,
  type Simulation,
  shareOf,
  summarise,
  wonBy,
  writeCsv,
  writeSimulation,
} from '@tablee/simulation';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { saveFile, shareLink } from '../../page/forms/share.ts';
import { Icon } from '../../page/icon.tsx';
import { useLoaded } from '../../page/later.tsx';
import { Mark, shapeOf } from '../../page/mark.tsx';
import { seatsOf } from '../../session/start/setup-choices.ts';
import { language } from '../../storage/settings.ts';
import { presetOf } from '../setup/option-values.ts';
import { BinChart, ShareChart } from './charts.tsx';
import { commandOf, draftOf, valuesOf } from './draft.ts';
import { botName } from './settings-form.tsx';
import type { Words } from './words/index.ts';

const MOST_BINS = 20;

type Props = {
  readonly simulation: Simulation;
  readonly rules: Game;
  readonly cover: GameCover;
  readonly text: Words;
  /** The link with this result; null while games are played, or if it is too long. */
  readonly link: string | null;
  readonly running: boolean;
};

/** A result in pictures and numbers. */
export function ResultView({ simulation, rules, cover, text, link, running }: Props) {
  const { played, bots, seats, seed, ms } = simulation;
  const shared = rules.traits.goal === 'shared';
  const summary = summarise(played, bots, shared);
  const names = seatsOf(cover, seats);
  const nameOf = (seat: number) => names[seat] ?? words().home.nth(seat + 1);
  const preset = presetOf(rules, valuesOf(rules, draftOf(simulation)));
  const table = { seats, options: simulation.options };
  const sides = rules.teams(table).length;
  const rows = summary.team
    ? [{ key: 'team', label: text.team, name: text.team, share: summary.team, fill: 'var(--oak)' }]
    : [
        ...summary.seats.map(seat => ({
          key: `${seat.seat}`,
          label: (
            <>
              <Mark game={rules.id} players={seats} seat={seat.seat} /> {nameOf(seat.seat)}
              <small>{botName(bots[seat.seat]!, text)}</small>
            </>
          ),
          name: `${nameOf(seat.seat)} (${botName(bots[seat.seat]!, text)})`,
          share: seat,
          fill: `var(--${shapeOf(rules.id, seat.seat)})`,
        })),
        {
          key: 'draws',
          label: text.draws,
          name: text.draws,
          share: summary.draws,
          fill: 'var(--line-strong)',
        },
      ];
  return (
    <section class="reading-part lab-result" aria-label={text.result(cover.name, played.length)}>
      <h2 id="result" tabIndex={-1}>
        {text.result(cover.name, played.length)}
      </h2>
      <p class="quiet-line">
        {text.about(preset === null ? null : (cover.presets[preset] ?? preset), seed)}
        {ms !== undefined && ` ${text.timed(ms)}`}
      </p>
      <h3>{shared ? text.teamWins : text.wins}</h3>
      <ShareChart rows={rows} even={shared ? null : 1 / sides} text={text} />
      <p class="field-hint">
        {text.intervalNote} {!shared && text.even(1 / sides)}
      </p>
      <h3>{text.length}</h3>
      <p>{text.lengthLine(summary.turns.mean, summary.turns.most, summary.moves.mean)}</p>
      <BinChart
        bins={binsOf(
          played.map(p => p.turns),
          MOST_BINS,
        )}
        what={text.length}
        head={text.turnsHead}
        text={text}
      />
      {!shared && <Leads played={played} leads={summary.leads} text={text} />}
      <Ends rules={rules} simulation={simulation} nameOf={nameOf} text={text} />
      <h3>{text.numbers}</h3>
      <div class="lab-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.head.seat}</th>
              <th scope="col">{text.head.wins}</th>
              <th scope="col">{text.head.share}</th>
              <th scope="col">{text.head.interval}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, share }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{share.wins}</td>
                <td>{text.share(share.share)}</td>
                <td>{text.interval(...share.interval)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!running && <Keep simulation={simulation} rules={rules} link={link} text={text} title={cover.name} />}
    </section>
  );
}

type LeadsProps = {
  readonly played: readonly Played[];
  readonly leads: ReturnType<typeof summarise>['leads'];
  readonly text: Words;
};

/** How often another side took the lead. A single side has no one to take it from. */
function Leads({ played, leads, text }: LeadsProps) {
  return (
    <>
      <h3>{text.leads}</h3>
      {leads ? (
        <>
          <p>{text.leadsLine(leads.mean, leads.most)}</p>
          <BinChart
            bins={binsOf(
              played.map(p => p.leads ?? 0),
              MOST_BINS,
            )}
            what={text.leads}
            head={text.leadsHead}
            text={text}
          />
          <p class="field-hint">{text.leadsNote}</p>
        </>
      ) : (
        <p>{text.noLeads}</p>
      )}
    </>
  );
}

type EndsProps = {
  readonly rules: Game;
  readonly simulation: Simulation;
  readonly nameOf: (seat: number) => string;
  readonly text: Words;
};

/** How often the games ended in which way, in the words of the game. */
function Ends({ rules, simulation, nameOf, text }: EndsProps) {
  const chosen = language.value;
  const loaded = useLoaded(() => loadGameWords(rules.id, chosen), [rules.id, chosen]);
  const { played, seats, options } = simulation;
  const table = { seats, options };
  const winnersOf = (p: Played): readonly number[] =>
    p.payoff.flatMap((_, seat) => (wonBy(p, seat) ? [seat] : []));
  const ends = Map.groupBy(played, p => `${p.reason} ${winnersOf(p).join()}`);
  const say = (p: Played): string => {
    const winners = winnersOf(p);
    const [first] = winners;
    const alone = first !== undefined && winners.length === 1 + partnersOf(rules, table, first).length;
    const winner = alone && winners.length === 1 ? first : null;
    const reason = loaded.state === 'ready' ? loaded.value.reasons[p.reason] : undefined;
    return reason?.(winner, words().and(winners.map(nameOf))) ?? p.reason;
  };
  if (loaded.state === 'loading') return null;
  return (
    <>
      <h3>{text.ends}</h3>
      <ul class="lab-ends">
        {[...ends]
          .sort(([, a], [, b]) => b.length - a.length)
          .map(([key, games]) => (
            <li key={key}>
              <b>{text.share(shareOf(games.length, played.length).share)}</b> {say(games[0]!)}
            </li>
          ))}
      </ul>
    </>
  );
}

type KeepProps = Pick<Props, 'simulation' | 'rules' | 'link' | 'text'> & { readonly title: string };

/** The link, the files and the command that repeats the games. */
function Keep({ simulation, rules, link, text, title }: KeepProps) {
  const [said, setSaid] = useState('');
  const file = `${text.fileName}-${simulation.game}-${simulation.played.length}`;
  const share = async () =>
    link !== null && setSaid(await shareLink(link, text.result(title, simulation.played.length)));
  return (
    <>
      <div class="row">
        {link !== null && (
          <button type="button" class="button main" onClick={() => void share()}>
            <Icon name="share" />
            {text.shareLink}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`${file}.json`, `${writeSimulation(simulation)}\n`)}
        >
          <Icon name="save" />
          {text.save}
        </button>
        <button type="button" class="button" onClick={() => saveFile(`${file}.csv`, writeCsv(simulation))}>
          <Icon name="save" />
          {text.saveCsv}
        </button>
      </div>
      <p class="field-hint">{said || (link === null ? text.linkLong : text.linkNote)}</p>
      <details class="fold">
        <summary>{text.again}</summary>
        <p class="field-hint">{text.againNote}</p>
        <pre class="lab-command">
          <code>{commandOf(rules, simulation)}</code>
        </pre>
      </details>
    </>
  );
}
