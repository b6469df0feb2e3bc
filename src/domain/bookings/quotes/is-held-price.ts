import { isDeepStrictEqual } from 'node:util';
import { invalid } from '#contract/domain-error.ts';
import type { Services } from '#platform/services.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { readQuoteId } from './quote-id.ts';

type Shown = Pick<BookingRequest, 'quoteId' | 'expectedTotal'>;
type Bound = Pick<BookingRow, 'totalMinor' | 'currency' | 'refundTiers' | 'taxes'>;
type Hold = Bound & Pick<BookingRow, 'tourId' | 'departureId'>;

/** Whether the buyer was shown what a hold costs, and on which terms. The hold keeps both, so its quote does not expire. Throws
 *  `invalid_input` on `quoteId` for the quote of something else. */
export function isHeldPrice({ secrets }: Pick<Services, 'secrets'>, hold: Hold, shown: Shown): boolean {
  const { expectedTotal } = shown;
  if (expectedTotal && (expectedTotal.priceMinor !== hold.totalMinor || expectedTotal.currency !== hold.currency))
    return false;
  if (shown.quoteId === undefined) return true;
  const quote = readQuoteId(secrets, shown.quoteId);
  if (quote.tourId !== hold.tourId || quote.departureId !== hold.departureId) throw invalid('quoteId', 'contradiction');
  return isDeepStrictEqual(boundOf(quote), boundOf(hold));
}

const boundOf = ({ totalMinor, currency, refundTiers, taxes }: Bound): Bound => ({
  totalMinor,
  currency,
  refundTiers,
  taxes,
});
