import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { countPeople, judgeTicket, peopleAt, peopleOf, sha256 } from './judge-ticket.ts';
import type { QueuedScan } from './scan-queue.ts';

const reference = 'SN-7K3M-Q9XA';
const genuine = `${reference} Q7RM4XTEPK9W3HCF`;

async function bookingOf(people: object[], more: object = {}): Promise<SheetBookingView> {
  const items = people.map((person, index) => ({
    position: index + 1,
    kind: 'adult',
    state: 'booked',
    checkIn: null,
    ...person,
  }));
  return { reference, state: 'confirmed', ticketHash: await sha256(genuine), items, ...more } as SheetBookingView;
}
const scanOf = (positions: number[], more: object = {}) =>
  ({ reference, positions, at: '2026-08-04T07:52:00.000Z', ...more }) as QueuedScan;

describe('a day sheet without network', () => {
  const judge = async (text: string, booking: SheetBookingView, scans: QueuedScan[] = []) => {
    const verdict = await judgeTicket(text, [booking], scans, sha256);
    return [verdict.kind, 'left' in verdict ? verdict.left.map(({ position }) => position) : undefined];
  };

  test('lets in who has a genuine ticket, in any spelling, and knows one that was made up', async () => {
    const booking = await bookingOf([{}, {}]);
    assert.deepEqual(await judge(genuine, booking), ['valid', [1, 2]]);
    assert.deepEqual(await judge(genuine.toLowerCase().replaceAll('-', ''), booking), ['valid', [1, 2]]);
    assert.deepEqual(await judge(`${reference} Q7RM4XTEPK9W3HCA`, booking), ['forged', undefined]);
    assert.deepEqual(await judge('SN-AAAA-BBBB', booking), ['not_listed', undefined]);
    assert.deepEqual(await judge('https://example.org', booking), ['not_a_ticket', undefined]);
  });

  test('counts the people of tickets, and not the tickets: a private group is one of nine', async () => {
    const booking = await bookingOf([
      { kind: 'group', adults: 7, children: 2 },
      { adults: 1, children: 0 },
      { kind: 'extra', adults: 0, children: 0 },
    ]);
    assert.equal(countPeople(peopleOf(booking)), 10);
    assert.deepEqual([peopleAt(booking, [1]), peopleAt(booking, [2])], [9, 1]);
  });

  test('refuses a second scan by what this device has noted, but not by what the server refused', async () => {
    const booking = await bookingOf([{}, {}]);
    assert.deepEqual(await judge(genuine, booking, [scanOf([1])]), ['valid', [2]]);
    assert.deepEqual(await judge(genuine, booking, [scanOf([1, 2])]), ['already_used', undefined]);
    assert.deepEqual(await judge(genuine, booking, [scanOf([1, 2], { outcome: 'cancelled' })]), ['valid', [1, 2]]);
  });

  test('knows who was let in before it was loaded, who cancelled, who was absent, and extras', async () => {
    const checkIn = { at: '2026-08-04T07:50:00.000Z', by: 'Ana' };
    const people = [{ checkIn }, { state: 'cancelled' }, { state: 'no_show' }, { kind: 'extra' }];
    assert.deepEqual(await judge(genuine, await bookingOf(people)), ['already_used', undefined]);
    assert.deepEqual(await judge(genuine, await bookingOf([...people, {}])), ['valid', [5]]);
    assert.deepEqual(await judge(genuine, await bookingOf([{ state: 'no_show' }])), ['absent', undefined]);
    assert.deepEqual(await judge(genuine, await bookingOf([{}], { state: 'pending' })), ['not_confirmed', undefined]);
  });
});
