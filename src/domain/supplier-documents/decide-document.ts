import { DomainError, invalid } from '#contract/domain-error.ts';
import type { CheckedDocumentView } from '#contract/operator/supplier-documents.ts';
import { assertDefined } from '#kernel/assert.ts';
import { localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findDocument, markDecided } from './document-queries.ts';
import { checkedDocumentView } from './document-view.ts';
import { supplierDocumentJobs } from './job-types.ts';

type Outcome = { outcome: 'accepted' | 'refused'; reasons?: string };

/** Throws `not_found`, `document_state` unless it waits, `invalid_input` on `reasons`. */
export async function decideDocument(
  context: Context,
  id: string,
  { outcome, reasons }: Outcome,
): Promise<CheckedDocumentView> {
  if (outcome === 'refused' && !reasons) throw invalid('reasons', 'required');
  if (outcome === 'accepted' && reasons) throw invalid('reasons', 'contradiction');
  const now = context.clock.now();
  const decision = { state: outcome, decidedBy: signedIn(context).id, decidedAt: now, reason: reasons ?? null };
  const decided = await context.database.transaction(async (db) => {
    const known = await findDocument(db, id);
    if (!known) throw new DomainError('not_found');
    if (!(await markDecided(db, id, decision))) throw new DomainError('document_state');
    if (outcome === 'refused')
      await enqueue(db, supplierDocumentJobs['document-refused'], { id: newId(), documentId: id }, now);
    const act = outcome === 'accepted' ? 'supplier_accept_document' : 'supplier_refuse_document';
    const { supplierId: subjectId, kind } = known;
    await recordActOf(context, db, { act, subjectId, reason: reasons, after: { document: id, kind } });
    return findDocument(db, id);
  });
  context.wakeJobs();
  return checkedDocumentView(assertDefined(decided, 'the document that was decided'), localDate(now, 'UTC'));
}
