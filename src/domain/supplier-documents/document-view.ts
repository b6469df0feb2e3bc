import type { CheckedDocumentView, OwnDocumentView } from '#contract/operator/supplier-documents.ts';
import { documentEnd } from '#kernel/choices/supplier-documents.ts';
import type { DocumentRow } from './document-queries.ts';
import { mayReplace, mayWithdraw } from './document.ts';

export const ownDocumentView = (row: DocumentRow, today: string): OwnDocumentView => ({
  ...commonView(row, today),
  may: { withdraw: mayWithdraw(row, today), replace: mayReplace(row) },
});

export const checkedDocumentView = (row: DocumentRow, today: string): CheckedDocumentView => ({
  ...commonView(row, today),
  supplier: { id: row.supplierId, name: row.supplierName },
  isStored: row.file !== null,
});

function commonView(row: DocumentRow, today: string) {
  const { id, kind, name, contentType, sizeBytes, validUntil, state, reason, replaces } = row;
  return {
    id,
    kind,
    name,
    contentType,
    sizeBytes,
    validUntil,
    ends: documentEnd(validUntil, today),
    uploadedBy: row.uploaderName,
    uploadedAt: row.uploadedAt.toISOString(),
    state,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason,
    replaces,
  };
}
