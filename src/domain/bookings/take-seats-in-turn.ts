// One writer per departure and process at a time. All who wait for a departure are served in one turn: what they ask
// about is read once, and one statement books for as many as there are seats and refuses the rest. Each has an outcome
// and a kept answer of its own. Whether a seat is left is always the database's word, given within the turn.
import { DomainError } from '#contract/domain-error.ts';
import type { Database } from '#platform/database/database.ts';
import { isKeyed, repeatAnswer } from '#platform/idempotency/attempt.ts';
import { readKept } from '#platform/idempotency/kept-answers.ts';
import type { Services } from '#platform/services.ts';
import { inTurns, type Settled, settled } from '#platform/turns/turns.ts';
import type { OpenOrder, Wish } from './wish.ts';
import { serveWishes } from './serve-wishes.ts';

// Nobody waits for long behind 64: their turn takes about 40 ms. 1,000 may want the same seats at the same moment.
const bounds = { turnMax: 64, waitingMax: 4000, retryAfterSeconds: 5 };
const triesMax = 5;

type Item = { services: Services; wish: Wish };
const linesOf = new WeakMap<Database, (line: string, item: Item) => Promise<unknown>>();

/** Books or holds what is wished for and gives its answer, or the one given before under the same key.
 *  Throws `not_found`, `invalid_input` with its field, `sold_out`, `departure_closed`, `unavailable`. */
export function takeSeatsInTurn(services: Services, wish: Wish): Promise<unknown> {
  const { departureId, tourId, date } = wish.choice;
  let stand = linesOf.get(services.database);
  if (!stand) linesOf.set(services.database, (stand = inTurns(bounds, takeTurn)));
  return stand(departureId ?? `${tourId} ${date}`, { services, wish });
}

const isOpen = ({ end }: OpenOrder): boolean => end === undefined;

async function takeTurn(items: Item[]): Promise<Settled<unknown>[]> {
  const { services } = items[0]!;
  const orders = items.map(({ wish }): OpenOrder => ({ wish }));
  for (let tries = 0; tries < triesMax && orders.some(isOpen); tries++) {
    await serveWishes(services, firstOfEachKey(orders.filter(isOpen)));
    await Promise.all(orders.filter(isOpen).map((order) => answerRepeat(services, order)));
  }
  return orders.map(({ end }) => end ?? { error: new DomainError('unavailable', { retryAfterSeconds: 1 }) });
}

/** Of repeats that came together the first is served; the others are told its answer. */
function firstOfEachKey(orders: readonly OpenOrder[]): OpenOrder[] {
  const keyOf = ({ wish: { attempt } }: OpenOrder) =>
    isKeyed(attempt) ? `${attempt.userId} ${attempt.operation} ${attempt.key}` : Symbol('no key');
  return [...Map.groupBy(orders, keyOf).values()].map(([first]) => first!);
}

async function answerRepeat({ database }: Services, order: OpenOrder): Promise<void> {
  const { attempt } = order.wish;
  const kept = isKeyed(attempt) ? await readKept(database.read, attempt) : undefined;
  if (kept) order.end = await settled(() => repeatAnswer(attempt, kept));
}
