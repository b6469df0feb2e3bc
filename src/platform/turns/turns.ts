// Lines in front of what only one can change at a time. While one turn of a line is taken, newcomers wait; the next turn
// takes along all who wait by then, in order of arrival. Waiting here costs an object; waiting at a lock of the database
// costs a connection, and the lock is handed on at the pace of a round trip.
import { DomainError } from '#contract/domain-error.ts';

type Bounds = {
  /** Whoever is further back waits for another turn. */
  turnMax: number;
  /** Over all lines; one more is refused with 'unavailable'. */
  waitingMax: number;
  retryAfterSeconds: number;
};

export type Settled<Answer> = { answer: Answer } | { error: unknown };

/** How a work ended, as a value. */
export async function settled<Answer>(work: () => Answer | Promise<Answer>): Promise<Settled<Answer>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { error };
  }
}

type Waiting<Item, Answer> = { item: Item; settle: (end: Settled<Answer>) => void };

/** `takeTurn` serves many at once and says how each ended; when it throws, all of its turn fail with that. */
export function inTurns<Item, Answer>(
  { turnMax, waitingMax, retryAfterSeconds }: Bounds,
  takeTurn: (items: Item[]) => Promise<Settled<Answer>[]>,
): (line: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, Waiting<Item, Answer>[]>();
  let waitingCount = 0;

  async function serve(line: string, waiting: Waiting<Item, Answer>[]): Promise<void> {
    while (waiting.length > 0) {
      const turn = waiting.splice(0, turnMax);
      const ends = await takeTurn(turn.map(({ item }) => item)).catch((error: unknown) => turn.map(() => ({ error })));
      waitingCount -= turn.length;
      turn.forEach(({ settle }, place) => settle(ends[place]!));
    }
    lines.delete(line);
  }

  return async (line, item) => {
    if (waitingCount >= waitingMax) throw new DomainError('unavailable', { retryAfterSeconds });
    waitingCount += 1;
    const end = await new Promise<Settled<Answer>>((settle) => {
      const known = lines.get(line);
      if (known) return void known.push({ item, settle });
      const opened = [{ item, settle }];
      lines.set(line, opened);
      void serve(line, opened);
    });
    if ('error' in end) throw end.error;
    return end.answer;
  };
}
