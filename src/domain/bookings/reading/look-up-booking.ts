// A booking for whoever holds its mail: read by reference and code, without an account.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import { spellOut } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Secrets } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { type BookingRow, findPlacedBooking, isTravellerSuspended } from './booking-queries.ts';
import { bookingView } from './booking-view.ts';

/** The code that opens a booking, 'Q7RM-4XTE'. Derived, so it is stored nowhere: 8 letters of 30 are 39 bits, and a
 *  reference takes ten tries in a quarter of an hour. */
export function lookupCode({ lookupCode: key }: Pick<Secrets, 'lookupCode'>, bookingId: string): string {
  return spellOut(createHmac('sha256', key).update(bookingId).digest());
}

/** The code by which a traveller whose account is suspended cancels: it is in the mail about that and nowhere else, since the
 *  other one is handed on to companions. It changes nothing once the account is restored. */
export function cancellationCode({ lookupCode: key }: Pick<Secrets, 'lookupCode'>, bookingId: string): string {
  return spellOut(createHmac('sha256', key).update(`cancel ${bookingId}`).digest());
}

type LookupInput = { reference: string; code: string };
type Found = { row: BookingRow; mayChange: boolean };

/** To read, not to change: that is for the traveller, who is signed in or suspended. Throws DomainError too_many_requests,
 *  and not_found for whatever does not fit, whichever of the two it is. */
export async function lookUpBooking(context: Context, input: LookupInput): Promise<BookingView> {
  const { clock, caller } = context;
  const { row, mayChange } = await findByCode(context, input);
  const view = bookingView(row, { language: caller.language, now: clock.now(), payUrl: () => '' });
  const { cancel, withdraw } = view.can;
  return {
    ...view,
    payment: { ...view.payment, redirectUrl: null },
    can: { cancel: mayChange && cancel, withdraw: mayChange && withdraw, pay: false, review: false, repeat: false },
  };
}

/** Throws like lookUpBooking, also for a code that is there to read. */
export async function findByCancellationCode(
  context: Context,
  input: LookupInput,
): Promise<{ id: string; userId: string }> {
  const { row, mayChange } = await findByCode(context, input);
  if (!mayChange) throw new DomainError('not_found');
  return { id: row.id, userId: row.userId };
}

async function findByCode(context: Context, input: LookupInput): Promise<Found> {
  const { database, secrets, caller } = context;
  const reference = normalizeCode(input.reference);
  await throttle(context, 'lookupAddress', caller.address);
  await throttle(context, 'lookupReference', reference);
  const row = await findPlacedBooking(database.read, reference, caller.language);
  // Compared with something in any case, so that an unknown reference takes no less time.
  const [id, code] = [row?.id ?? '', normalizeCode(input.code)];
  const [mayRead, isTraveller] = [isSame(lookupCode(secrets, id), code), isSame(cancellationCode(secrets, id), code)];
  if (!row || !(mayRead || isTraveller)) throw new DomainError('not_found');
  return { row, mayChange: isTraveller && (await isTravellerSuspended(database.read, id)) };
}

/** As people type what they read: small letters, blanks, no hyphens. 'sn 7k3m q9xa' is 'SN-7K3M-Q9XA'. */
function normalizeCode(input: string): string {
  const letters = input.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replace(/^(SN)?(.{4})(.{4})$/, (_, start: string | undefined, first: string, rest: string) =>
    [start, first, rest].filter(Boolean).join('-'),
  );
}

function isSame(code: string, input: string): boolean {
  const [expected, typed] = [Buffer.from(code), Buffer.from(input)];
  return expected.length === typed.length && timingSafeEqual(expected, typed);
}
