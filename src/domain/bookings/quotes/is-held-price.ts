import { invalid } from '#contract/domain-error.ts';
import type { Services } from '#platform/services.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { readQuoteId } from './quote-id.ts';

type Shown = Pick<BookingRequest, 'quoteId' | 'expectedTotal'>;
type Hold = Pick<BookingRow, 'tourId' | 'departureId' | 'totalMinor' | 'currency'>;

/** Whether the buyer was shown what a hold costs. The hold keeps its price, so its quote does not expire. Throws `invalid_input` on
 *  `quoteId` for the quote of something else. */
export function isHeldPrice({ secrets }: Pick<Services, 'secrets'>, hold: Hold, shown: Shown): boolean {
  const { expectedTotal } = shown;
  if (expectedTotal && (expectedTotal.priceMinor !== hold.totalMinor || expectedTotal.currency !== hold.currency))
    return false;
  if (shown.quoteId === undefined) return true;
  const quote = readQuoteId(secrets, shown.quoteId);
  if (quote.tourId !== hold.tourId || quote.departureId !== hold.departureId) throw invalid('quoteId', 'contradiction');
  return quote.totalMinor === hold.totalMinor && quote.currency === hold.currency;
}
