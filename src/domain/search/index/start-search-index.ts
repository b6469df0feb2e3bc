// The index of this process: built once, then kept within a second of the database.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Search, searchInSql } from '../search-port.ts';
import { searchIndex } from './answer.ts';
import { applyChanges } from './apply-changes.ts';
import { buildIndex } from './build-index.ts';
import { findChanges, keptMinutes, takeSnapshot } from './change-queries.ts';
import { forgetPast } from './departure-days.ts';
import type { SearchIndex } from './search-index.ts';
import { suggestPlaces, suggestTours } from './suggest-from-index.ts';

// A quarter of the second a change may take; the rest is for the look and the reading. A look takes 0.3 ms.
const pollMs = 250;
// Far from the moment at which rows are trimmed.
const silenceMaxMs = (keptMinutes * 60_000) / 3;

type Followed = { index: SearchIndex; snapshot: string; lookedAt: number };

export type RunningIndex = {
  /** Resolves when the index answers; until then the SQL search does. */
  ready: Promise<void>;
  search: Search['tours'];
  suggest: Pick<Search, 'typedTours' | 'typedPlaces'>;
  stop(): Promise<void>;
};

export function startSearchIndex({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): RunningIndex {
  const inSql = searchInSql(database);
  let followed: Followed | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    if (!followed || isOutOfDate(followed)) followed = await build({ database, clock });
    else await follow({ database, clock }, followed);
  }

  async function lookAgain(): Promise<void> {
    if (stopped) return;
    await look().catch((error: unknown) => log.error('the search index stalled', describeError(error)));
    if (!stopped) timer = setTimeout(() => void (running = lookAgain()), pollMs).unref();
  }

  const ready = look();
  let running = ready.catch(() => {}).then(lookAgain);
  return {
    ready,
    search: (question, now) => (followed ? searchIndex(followed.index, question, now) : inSql.tours(question, now)),
    suggest: {
      typedTours: (q, language, limit) =>
        followed ? suggestTours(followed.index, q, language, limit) : inSql.typedTours(q, language, limit),
      typedPlaces: async (q, language) =>
        followed ? suggestPlaces(followed.index, q, language) : inSql.typedPlaces(q, language),
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Sources = Pick<Services, 'database' | 'clock'>;

/** The snapshot comes first: what commits while the index is built is applied after it, if need be twice. */
async function build({ database, clock }: Sources): Promise<Followed> {
  const lookedAt = Date.now();
  const snapshot = await takeSnapshot(database.read);
  return { index: await buildIndex(database.read, clock.now()), snapshot, lookedAt };
}

/** A failure half-way leaves the snapshot where it was, and the next look applies all of it again. */
async function follow({ database, clock }: Sources, followed: Followed): Promise<void> {
  const lookedAt = Date.now();
  const { snapshot, changes } = await findChanges(database.read, followed.snapshot);
  if (changes) await applyChanges(followed.index, database.read, changes, clock.now());
  forgetPast(followed.index.days, clock.now());
  Object.assign(followed, { snapshot, lookedAt });
}

/** Rows may have been trimmed unseen, or most documents are ones that were replaced. */
function isOutOfDate({ index, lookedAt }: Followed): boolean {
  const isWorn = Object.values(index.documents).some(({ replaced, count }) => replaced > 1000 && replaced * 2 > count);
  return isWorn || Date.now() - lookedAt > silenceMaxMs;
}
