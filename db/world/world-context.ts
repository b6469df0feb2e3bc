import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';

/** The context for loading the parts of the demo world: transaction, time, and the ids of named things. */
export type WorldContext = { db: Transaction<Tables>; now: Date; id: (name: string) => string };
