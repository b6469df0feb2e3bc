import type { Queryable } from '#platform/database/database.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { applyChange } from './apply-change.ts';
import { completeChange, type PendingChange } from './change-queries.ts';
import { givenUpBy } from './relocate.ts';

/** A change that waited takes effect. It holds its seats already; what is given up goes back last. */
export async function makeChange(db: Queryable, pending: PendingChange, at: Date): Promise<void> {
  await completeChange(db, pending, at);
  await applyChange(db, pending, at);
  await returnFreed(db, [givenUpBy(pending)]);
}
