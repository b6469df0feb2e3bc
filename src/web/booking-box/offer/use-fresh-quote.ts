import { useEffect } from 'react';
import type { QuoteView } from '#contract/bookings.ts';
import type { Booking } from '../use-booking.ts';

/** The quote that has expired: the parts of the box that show one are gone while the next is loaded. */
let expired: { departureId: string; quote: QuoteView } | undefined;

/** A clock that is ahead must not ask without end. */
const leastMs = 60_000;

/** A visitor who looks for longer than a quote is valid is shown the price of then. Returns the expired quote if it was another one. */
export function useFreshQuote({ quote, departure, isBusy, recheck }: Booking): QuoteView | undefined {
  const expiresAt = quote?.expiresAt;
  useEffect(() => {
    if (!quote || !departure || isBusy) return;
    const refresh = () => {
      expired = { departureId: departure.id, quote };
      recheck();
    };
    const timer = setTimeout(refresh, Math.max(leastMs, Date.parse(quote.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
    // `recheck` and `departure` are new in each rendering; a quote is of one departure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [expiresAt, isBusy]);
  if (!quote || !expired || expired.departureId !== departure?.id) return undefined;
  const { lines, total } = expired.quote;
  const isOfSame = boughtIn(lines) === boughtIn(quote.lines);
  return isOfSame && total.priceMinor !== quote.total.priceMinor ? expired.quote : undefined;
}

const boughtIn = (lines: QuoteView['lines']): string =>
  lines.map(({ unitId, quantity }) => `${unitId} ${quantity}`).join();
