// The file of a document as a download, for its supplier, and for an operator whose look at it is written down.
import { DomainError } from '#contract/domain-error.ts';
import type { FileResponse } from '#contract/endpoint.ts';
import { localDate } from '#kernel/dates.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { type DocumentRow, findDocument } from './document-queries.ts';
import { documentExtensions, type DocumentType } from './read-document.ts';

/** Throws `not_found`. */
export async function openOwnDocument(context: Context, id: string): Promise<FileResponse> {
  const db = context.database.db;
  const { id: supplierId } = await ownSupplier(context, db);
  const document = await findDocument(db, id);
  if (document?.supplierId !== supplierId) throw new DomainError('not_found');
  return fileOf(context, document);
}

/** Throws `not_found`. */
export async function openDocument(context: Context, id: string): Promise<FileResponse> {
  const document = await findDocument(context.database.db, id);
  if (!document) throw new DomainError('not_found');
  const file = await fileOf(context, document);
  if (!context.caller.isHead)
    await context.database.transaction((db) =>
      recordActOf(context, db, {
        act: 'supplier_open_document',
        subjectId: document.supplierId,
        after: { document: id, kind: document.kind },
      }),
    );
  return file;
}

async function fileOf(context: Context, document: DocumentRow): Promise<FileResponse> {
  const stored = document.file === null ? undefined : await context.files.find(document.file);
  if (!stored) throw new DomainError('not_found');
  return { name: documentFileName(document), bytes: context.caller.isHead ? '' : stored.stream() };
}

/** Made here: a name that a user gave may be any text. */
export function documentFileName({ id, kind, uploadedAt, contentType }: DocumentRow): string {
  const ending = documentExtensions[contentType as DocumentType];
  return `${kind.replace('_', '-')}-${localDate(uploadedAt, 'UTC')}-${id.slice(-6)}.${ending}`;
}
