// Many people do at once whatever can be done with a booking, in an order that comes from a seed. What they are answered is
// remembered, so that afterwards nothing may be missing.
import assert from 'node:assert/strict';
import { randomFrom, type Random } from '@senda/posters/random';
import { bookingAttempts } from './bookings.ts';
import { changeAttempts } from './changes.ts';
import type { Attempt, Attempts } from './crowd.ts';
import { orderAttempts } from './orders.ts';
import { supplierAttempts } from './suppliers.ts';
import { waitlistAttempts } from './waitlist.ts';

const attempts: Record<string, Attempt> = {
  ...bookingAttempts,
  ...changeAttempts,
  ...orderAttempts,
  ...waitlistAttempts,
  ...supplierAttempts,
};

/** `seed` decides who tries what. */
export const startAttempts = (
  seed: string,
  setup: Pick<Attempts, 'app' | 'people' | 'supplier' | 'tours' | 'least' | 'codes'>,
): Attempts => ({
  ...setup,
  random: randomFrom(seed),
  acknowledged: [],
  orders: [],
  entries: [],
  byHand: [],
  edits: [],
  progress: 0,
});

const total = Object.values(attempts).reduce((sum, { weight }) => sum + weight, 0);

function pickAttempt(random: Random): [name: string, attempt: Attempt] {
  let left = random.range(0, total);
  return Object.entries(attempts).find(([, { weight }]) => (left -= weight) < 0)!;
}

/** Edits of one supplier's calendar wait for each other. On a busy machine one may wait too long: it gets an error that says to retry, and has
 *  changed nothing. So many may be; a traveller never is. */
const lostShare = 1 / 500;

/** The kinds of attempts that are answered. Jobs are not. */
export const answeredAttempts = Object.entries(attempts)
  .filter(([, { refusals }]) => refusals.length > 0)
  .map(([name]) => name);

/** Makes `count` attempts, `clients` at a time. Returns how often each was answered how: done, or the code or broken rule. */
export async function makeAttempts(all: Attempts, count: number, clients: number): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const lostMax = Math.ceil(count * lostShare);
  let [made, lost] = [0, 0];
  async function client(): Promise<void> {
    while (made++ < count) {
      all.progress = made / count;
      const [name, { refusals, run }] = pickAttempt(all.random);
      const note = (answer: string) => void (answers[`${name}: ${answer}`] = (answers[`${name}: ${answer}`] ?? 0) + 1);
      const responses = await run(all);
      if (responses.length === 0) note('nobody is answered');
      for (const { status, body } of responses) {
        const answer = status < 300 ? 'done' : (body.code as string);
        const isLost = name in supplierAttempts && answer === 'unavailable' && ++lost <= lostMax;
        assert.ok(status < 300 || isLost || refusals.includes(answer), `${name}: ${status} ${JSON.stringify(body)}`);
        note(answer === 'invalid_input' ? body.fields[0].rule : answer);
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
