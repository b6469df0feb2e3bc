import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Language } from '#kernel/languages.ts';
import { supplierJobs } from './job-types.ts';

type VerificationRequest = { supplierId: string; language: Language };

/** Notifies the supplier that its details are to be checked, and the operator who checks. */
export async function requestVerification(db: Queryable, request: VerificationRequest, now: Date): Promise<void> {
  await enqueue(db, supplierJobs['supplier-to-check'], { ...request, id: newId() }, now);
}

export async function notifyOfVerification(db: Queryable, supplierId: string, now: Date): Promise<void> {
  await enqueue(db, supplierJobs['supplier-checked'], { id: newId(), supplierId }, now);
}
