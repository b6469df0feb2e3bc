// Documents on the start page of a supplier: a step before the first booking, and afterwards what waits for the supplier.
import type { SupplierStartView } from '#contract/suppliers/start.ts';
import { namedAtStart } from '#contract/suppliers/start.ts';
import { type DocumentKind, missingDocuments } from '#kernel/choices/supplier-documents.ts';
import { localDate } from '#kernel/dates.ts';
import { listCurrent } from '#domain/supplier-documents/document-queries.ts';
import { ownDocumentView } from '#domain/supplier-documents/document-view.ts';
import type { Queryable } from '#platform/database/database.ts';

type Setup = NonNullable<SupplierStartView['setup']>;
type Step = Setup['steps'][number];
type OfDocuments = Pick<SupplierStartView, 'documents' | 'documentsMissing'> & { step: Step };

type Question = { supplierId: string; required: readonly DocumentKind[]; now: Date };

export async function readDocumentsAtStart(db: Queryable, question: Question): Promise<OfDocuments> {
  const today = localDate(question.now, 'UTC');
  const documents = (await listCurrent(db, question.supplierId)).map((row) => ownDocumentView(row, today));
  const documentsMissing = missingDocuments(question.required, documents);
  const returned = documents.flatMap(({ id, kind, state, ends, may, reason, validUntil }) => {
    // Where a successor waits there is nothing to do.
    const problem = state === 'refused' ? ('refused' as const) : state === 'accepted' && may.replace ? ends : null;
    return problem ? [{ id, kind, problem, reason, validUntil }] : [];
  });
  const isTodo = documentsMissing.length > 0 || returned.some(({ problem }) => problem !== 'soon');
  const isWaiting = documents.some(({ state }) => state === 'waiting');
  const idle = documents.length > 0 ? 'done' : 'optional';
  return {
    documents: { total: returned.length, first: returned.slice(0, namedAtStart) },
    documentsMissing,
    step: { step: 'documents', state: isTodo ? 'todo' : isWaiting ? 'waiting' : idle },
  };
}

/** Behind the details, which they prove; where they are optional, behind the tour, which is not. */
export const withStep = (setup: Setup | null, step: Step): Setup | null =>
  setup && { ...setup, steps: setup.steps.toSpliced(step.state === 'optional' ? 2 : 1, 0, step) };
