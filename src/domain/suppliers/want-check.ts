import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';

/** `id` names what is told, so that it is told once. */
export type CheckWanted = { id: string; supplierId: string; language: Language };
export type Checked = { id: string; supplierId: string };

/** The supplier hears that somebody looks at its details, the operator that there is something to look at. */
export async function wantCheck(db: Queryable, wanted: Omit<CheckWanted, 'id'>, now: Date): Promise<void> {
  await enqueue(db, 'supplier-to-check', { ...wanted, id: newId() } satisfies CheckWanted, now);
}

export async function tellOfCheck(db: Queryable, supplierId: string, now: Date): Promise<void> {
  await enqueue(db, 'supplier-checked', { id: newId(), supplierId } satisfies Checked, now);
}
