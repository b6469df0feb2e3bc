// A supplier uploads a document, alone or in the place of another, and withdraws one.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { OwnDocumentView, supplierDocumentEndpoints } from '#contract/operator/supplier-documents.ts';
import { documentLimits } from '#kernel/choices/supplier-documents.ts';
import { assertDefined } from '#kernel/assert.ts';
import { localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { isReliedUpon, mayReplace, mayWithdraw } from './document.ts';
import { endDocument, findDocument, insertDocument, listCurrent, lockDocument } from './document-queries.ts';
import { ownDocumentView } from './document-view.ts';
import { readDocument } from './read-document.ts';

type NewDocument = InputOf<(typeof supplierDocumentEndpoints)['addDocument']>['body'];

/** Throws `not_found`, `document_state` of one that cannot be replaced, `too_many_requests`, and `invalid_input` on `file`, `validUntil`
 *  and `kind`. */
export function addDocument(context: Context, body: NewDocument): Promise<OwnDocumentView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const request = { userId, operation: 'addDocument', key, input: body };
  const today = localDate(context.clock.now(), 'UTC');
  return handleIdempotently(context, request, async (inTransaction) => {
    const { id: supplierId } = await ownSupplier(context, context.database.db);
    if (body.validUntil && body.validUntil < today) throw invalid('validUntil', 'date_past');
    await throttle(context, 'supplierDocuments', userId);
    const { bytes, contentType } = await readDocument(body.file, 'file');
    const file = await context.files.put(bytes, 'private');
    let isStored = false;
    try {
      return await inTransaction(async (db) => {
        const id = newId();
        const { kind, name, validUntil = null } = body;
        const replaces = await makeRoom(db, supplierId, body, context.clock.now());
        const stored = { id, supplierId, kind, name, file, contentType, sizeBytes: bytes.length, validUntil, replaces };
        await insertDocument(db, { ...stored, uploadedBy: userId, uploadedAt: context.clock.now(), state: 'waiting' });
        isStored = true;
        return ownDocumentView(assertDefined(await findDocument(db, id), 'the document that was added'), today);
      });
    } finally {
      // Also where the key replayed an earlier response.
      if (!isStored) await context.files.remove(file);
    }
  });
}

/** Ends the document that is replaced, unless it is relied upon: then returns it, as the one whose place is taken later. */
async function makeRoom(db: Queryable, supplierId: string, body: NewDocument, now: Date): Promise<string | null> {
  // Two uploads wait for each other, so that neither exceeds what a supplier may have.
  await lockSupplier(db, supplierId);
  if (body.replaces) return replace(db, supplierId, { id: body.replaces, kind: body.kind }, now);
  if ((await listCurrent(db, supplierId)).length >= documentLimits.current)
    throw invalid('file', 'documents_full', { count: documentLimits.current });
  return null;
}

async function replace(
  db: Queryable,
  supplierId: string,
  { id, kind }: Pick<NewDocument, 'kind'> & { id: string },
  now: Date,
): Promise<string | null> {
  const target = await lockDocument(db, supplierId, id);
  if (!target) throw new DomainError('not_found');
  if (!mayReplace(target)) throw new DomainError('document_state');
  if (target.kind !== kind) throw invalid('kind', 'contradiction');
  if (isReliedUpon(target, localDate(now, 'UTC'))) return id;
  await endDocument(db, id, 'replaced', now);
  return target.replaces;
}

/** Throws `not_found`, `document_state` while it is relied upon. */
export async function withdrawDocument(context: Context, id: string): Promise<void> {
  const now = context.clock.now();
  await context.database.transaction(async (db) => {
    const { id: supplierId } = await ownSupplier(context, db);
    const document = await lockDocument(db, supplierId, id);
    if (!document) throw new DomainError('not_found');
    if (!mayWithdraw(document, localDate(now, 'UTC'))) throw new DomainError('document_state');
    await endDocument(db, id, 'withdrawn', now);
  });
}
