// Reads a booking by its reference and the code in its mail, without an account.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import { spellOut } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Secrets } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { type BookingRow, findPlacedBooking, isTravellerSuspended } from './booking-queries.ts';
import { bookingView } from './booking-view.ts';

/** The code that opens a booking, 'Q7RM-4XTE'. It is derived and not stored: 8 letters of 30 are 39 bits, and a
 *  reference allows ten attempts in 15 minutes. */
export function lookupCode({ lookupCode: key }: Pick<Secrets, 'lookupCode'>, bookingId: string): string {
  return spellOut(createHmac('sha256', key).update(bookingId).digest());
}

/** The code with which a traveller whose account is suspended can cancel. It is sent only in the mail about the
 *  suspension, because the other code is shared with companions. It has no effect once the account is restored. */
export function cancellationCode({ lookupCode: key }: Pick<Secrets, 'lookupCode'>, bookingId: string): string {
  return spellOut(createHmac('sha256', key).update(`cancel ${bookingId}`).digest());
}

type LookupInput = { reference: string; code: string };
type Found = { row: BookingRow; mayChange: boolean };

/** Returns the booking for reading; changes need the traveller, signed in or suspended. Throws DomainError
 *  too_many_requests, and not_found if reference or code is wrong, without saying which. */
export async function lookUpBooking(
  context: Context,
  input: LookupInput,
): Promise<BookingView & { isShared: boolean }> {
  const { clock, caller, secrets } = context;
  const { row, mayChange } = await findByCode(context, input);
  const view = bookingView(row, { language: caller.language, now: clock.now(), payUrl: () => '', secrets });
  const { cancel, withdraw } = view.can;
  return {
    ...view,
    isShared: !mayChange,
    payment: { ...view.payment, redirectUrl: null },
    change: null,
    noChange: null,
    // Words about the traveller are not for companions, and nor is the outcome of a request of theirs.
    endReason: mayChange ? view.endReason : null,
    changeDeclined: mayChange ? view.changeDeclined : null,
    lastChange: mayChange ? view.lastChange : null,
    can: {
      cancel: mayChange && cancel,
      withdraw: mayChange && withdraw,
      change: false,
      pay: false,
      review: false,
      repeat: false,
    },
  };
}

/** Throws like lookUpBooking, also for a code that only allows reading. */
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
  const row = await findPlacedBooking(database.db, reference, caller.language);
  // Always compares a code, so that an unknown reference takes no less time.
  const [id, code] = [row?.id ?? '', normalizeCode(input.code)];
  const [mayRead, isTraveller] = [isSame(lookupCode(secrets, id), code), isSame(cancellationCode(secrets, id), code)];
  if (!row || !(mayRead || isTraveller)) throw new DomainError('not_found');
  return { row, mayChange: isTraveller && (await isTravellerSuspended(database.db, id)) };
}

/** Accepts any spelling: lower case, blanks, missing hyphens. 'sn 7k3m q9xa' is 'SN-7K3M-Q9XA'. */
export function normalizeCode(input: string): string {
  const letters = input.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replace(/^(SN)?(.{4})(.{4})$/, (_, start: string | undefined, first: string, rest: string) =>
    [start, first, rest].filter(Boolean).join('-'),
  );
}

function isSame(code: string, input: string): boolean {
  const [expected, typed] = [Buffer.from(code), Buffer.from(input)];
  return expected.length === typed.length && timingSafeEqual(expected, typed);
}
