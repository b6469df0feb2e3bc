// The id of the quote of a change. Unlike that of a booking it carries nothing: what a change costs is computed again when it is made, and
// the id says whether that is what was shown.
import type { Secrets } from '#platform/services.ts';
import { splitRefundOf } from '../lifecycle/reconcile-booking.ts';
import { isSigned, signed } from '../quotes/quote-id.ts';
import type { QuotedChange } from './find-change.ts';

type Key = Pick<Secrets, 'quoteKey'>;

export const changeQuoteId = (secrets: Key, quoted: QuotedChange, until: number): string =>
  `${until}.${signed(secrets, contentsOf(quoted, until))}`;

/** Whether this is the id of such a quote, and is still valid. */
export function isChangeQuoteId(secrets: Key, quoted: QuotedChange, id: string): boolean {
  const [until = '', signature = '', ...more] = id.split('.');
  if (more.length > 0) return false;
  return quoted.now.getTime() < Number(until) && isSigned(secrets, contentsOf(quoted, Number(until)), signature);
}

/** All that a traveller is shown of the change and that can be less good than it was. */
function contentsOf({ booking, change, dueMinor, payment, decideBy }: QuotedChange, until: number): string {
  const { after, dropped, difference } = change;
  const { optionId, departureId, startsAt, endsAt, adults, children, lines, totalMinor, taxes, refundTiers } = after;
  return JSON.stringify([
    'change',
    until,
    booking.id,
    { optionId, departureId, startsAt, endsAt, adults, children, lines, totalMinor, taxes, refundTiers },
    dropped.map(({ position, refundMinor }) => ({ position, refundMinor })),
    difference.retained,
    splitRefundOf(booking, totalMinor),
    dueMinor,
    payment,
    decideBy !== null,
  ]);
}
