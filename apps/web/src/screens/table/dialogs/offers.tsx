import type { Seat } from '@tablee/kernel';
import { words } from '../../../messages/index.ts';
import { paths } from '../../../page/routes.ts';
import type { TableSession } from '../../../session/session.ts';

type Props = { readonly session: TableSession; readonly name: (seat: Seat) => string };

/** Offers of a person, with buttons to answer. */
export function OfferNotices({ session, name }: Props) {
  const text = words().offers;
  const { againReady, againSent, againAsked } = words().shared;
  const shared = session.game.traits.goal === 'shared';
  const { draw, back, rematch } = session.offers.value;
  const own = session.own.value;
  if (rematch?.table) {
    return (
      <div class="notice" role="status">
        <span>{shared ? againReady : text.rematchReady}</span>
        <a class="button main" href={paths.table(rematch.table)}>
          {text.goThere}
        </a>
      </div>
    );
  }
  return (
    <>
      {draw !== null && (
        <Offer
          mine={draw === own}
          can={own !== null}
          sent={text.drawSent}
          asked={text.draw(name(draw))}
          answer={yes => session.answerDraw(yes)}
        />
      )}
      {back && (
        <Offer
          mine={back.seat === own}
          can={own !== null}
          sent={text.backSent}
          asked={text.back(name(back.seat))}
          answer={yes => session.answerBack(yes)}
        />
      )}
      {rematch && (
        <Offer
          mine={rematch.seat === own}
          can={own !== null}
          sent={shared ? againSent : text.rematchSent}
          asked={(shared ? againAsked : text.rematch)(name(rematch.seat))}
          answer={yes => session.answerRematch(yes)}
        />
      )}
    </>
  );
}

type OfferProps = {
  readonly mine: boolean;
  readonly can: boolean;
  readonly sent: string;
  readonly asked: string;
  readonly answer: (yes: boolean) => void;
};

function Offer({ mine, can, sent, asked, answer }: OfferProps) {
  const text = words();
  return (
    <div class="notice" role="status">
      <span>{mine ? sent : asked}</span>
      {can && !mine && (
        <button type="button" class="button main" onClick={() => answer(true)}>
          {text.offers.accept}
        </button>
      )}
      {can && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {mine ? text.cancel : text.offers.decline}
        </button>
      )}
    </div>
  );
}
