import { later } from '../../../../page/later.tsx';

/**
 * Parts of a table by link that few visits show. Their lists of files would weigh on every table by link; this file is
 * loaded with the first part that is shown.
 */

export const PassedSeat = later(
  async () => (await import('../../absence/dialogs/passed-seat.tsx')).PassedSeat,
);
export const ReachOffer = later(async () => (await import('../../reach/offer/reach-offer.tsx')).ReachOffer);
export const HandScreen = later(async () => (await import('../../hand/hand-screen.tsx')).HandScreen);
