import type { Transaction } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import type { Tables } from '#platform/database/tables.ts';

/** The context for loading the parts of the demo world: transaction, time, and the ids of named things. */
export type WorldContext = { db: Transaction<Tables>; now: Date; config: Pick<Config, 'passwordHashing'>; id: (name: string) => string };
