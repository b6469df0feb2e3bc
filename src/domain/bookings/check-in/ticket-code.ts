// The code that makes a ticket more than a reference, which is also in mails and lists.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';
import { ticketText } from '#kernel/tickets/ticket-text.ts';
import type { Secrets } from '#platform/services.ts';

type Key = Pick<Secrets, 'lookupCode'>;

/** Derived and not stored: 16 letters of 30 are 78 bits, so the hash on a day sheet does not give it away. It lets people in and nothing else:
 *  a ticket that is photographed opens no booking, as the code of `lookupCode` does. */
export function ticketCode({ lookupCode: key }: Key, bookingId: string): string {
  const digest = createHmac('sha256', key).update(`ticket ${bookingId}`).digest();
  return `${spellOut(digest)}${spellOut(digest.subarray(8))}`.replaceAll('-', '');
}

export function isTicketCode(key: Key, bookingId: string, code: string): boolean {
  const [expected, actual] = [Buffer.from(ticketCode(key, bookingId)), Buffer.from(code)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** What a day sheet knows of a ticket, to verify a scan without network. */
export const ticketHash = (key: Key, { id, reference }: { id: string; reference: string }): string =>
  createHash('sha256')
    .update(ticketText(reference, ticketCode(key, id)))
    .digest('hex');
