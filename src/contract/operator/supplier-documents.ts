// Documents by which an operator verifies who a supplier is: uploaded by suppliers, decided on by operators.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, instant, listOf, noContent, paging } from '#contract/primitives.ts';
import { documentKinds, documentLimits, documentStates } from '#kernel/choices/supplier-documents.ts';

const kind = z.enum(documentKinds);

const document = {
  id,
  kind,
  name: z.string().describe('of the file, as it was uploaded'),
  contentType: z.string(),
  sizeBytes: z.int(),
  validUntil: calendarDate.nullable(),
  ends: z.enum(['soon', 'ended']).nullable().describe('soon: within 30 days; in UTC'),
  uploadedBy: z.string().nullable().describe('the name of the member, null once the account is erased'),
  uploadedAt: instant,
  state: z.enum(documentStates),
  decidedAt: instant.nullable(),
  reason: z.string().nullable().describe('why it was refused'),
  replaces: id.nullable().describe('the accepted document whose place it takes once it is accepted'),
};

const ownDocument = z
  .object({
    ...document,
    may: z.object({
      withdraw: z.boolean(),
      replace: z.boolean().describe('an accepted one counts until its successor is accepted'),
    }),
  })
  .openapi('SupplierDocument');
export type OwnDocumentView = z.output<typeof ownDocument>;

const checkedDocument = z
  .object({
    ...document,
    supplier: z.object({ id, name: z.string() }),
    isStored: z.boolean().describe('false once its file is deleted'),
  })
  .openapi('CheckedDocument');
export type CheckedDocumentView = z.output<typeof checkedDocument>;

const required = z.array(kind).describe('the kinds that the operator requires of every supplier');

export const supplierIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(id).max(100))
  .optional()
  .describe('of these suppliers, their ids separated by commas');

export const supplierDocumentEndpoints = endpoints({
  listOwnDocuments: {
    method: 'GET',
    path: '/supplier/documents',
    summary: 'Documents about the own business, without those that were replaced or withdrawn, latest first',
    access: 'supplier',
    status: 200,
    response: z.object({ required, data: z.array(ownDocument) }),
    codes: ['not_found'],
  },
  addDocument: {
    method: 'POST',
    path: '/supplier/documents',
    summary: 'Upload a document (PDF, JPEG or PNG, at most 10 MB) for the operator to check',
    access: 'supplier',
    body: z.strictObject({
      kind,
      name: z.string().trim().min(1).max(documentLimits.nameLength),
      file: z.string().describe('a data URL'),
      validUntil: calendarDate.optional(),
      replaces: id.optional().describe('a document of the same kind'),
    }),
    bodyLimitBytes: 14_000_000,
    largeField: { name: 'file', kind: 'document' },
    status: 201,
    response: ownDocument,
    codes: ['not_found', 'document_state', 'too_many_requests'],
    idempotent: true,
  },
  withdrawDocument: {
    method: 'DELETE',
    path: '/supplier/documents/{id}',
    summary: 'Withdraw a document that is not relied upon: one that is accepted and valid stays',
    access: 'supplier',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found', 'document_state'],
  },
  openOwnDocument: {
    method: 'GET',
    path: '/supplier/documents/{id}/file',
    summary: 'The file of a document about the own business',
    access: 'supplier',
    params: idParams,
    status: 200,
    file: 'application/octet-stream',
    response: fileResponse,
    codes: ['not_found'],
  },
  listDocuments: {
    method: 'GET',
    path: '/admin/supplier-documents',
    summary:
      'Documents of suppliers: those to check, the longest first; those that end, the next first; or all, latest first, history last',
    access: 'operator',
    query: z.object({
      ...paging,
      state: z
        .enum(['waiting', 'ending'])
        .optional()
        .describe('ending: accepted ones whose validity ends within 30 days or has ended'),
      suppliers: supplierIds,
    }),
    status: 200,
    response: listOf(checkedDocument).extend({ required }),
    codes: [],
  },
  openDocument: {
    method: 'GET',
    path: '/admin/supplier-documents/{id}/file',
    summary: 'The file of a document; that it was opened is written to the audit log',
    access: 'operator',
    params: idParams,
    status: 200,
    file: 'application/octet-stream',
    response: fileResponse,
    codes: ['not_found'],
  },
  decideDocument: {
    method: 'POST',
    path: '/admin/supplier-documents/{id}/decision',
    summary: 'Accept a document, or refuse it with reasons that its supplier reads',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(['accepted', 'refused']),
      reasons: z.string().trim().min(10).max(2000).optional().describe('of a refusal'),
    }),
    status: 200,
    response: checkedDocument,
    codes: ['not_found', 'document_state'],
  },
});
