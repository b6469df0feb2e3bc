import type { supplierDocumentEndpoints } from '#contract/operator/supplier-documents.ts';
import { documentReminderDays } from '#kernel/choices/supplier-documents.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { addDocument, withdrawDocument } from './add-document.ts';
import { decideDocument } from './decide-document.ts';
import { listCurrent, listDocuments } from './document-queries.ts';
import { checkedDocumentView, ownDocumentView } from './document-view.ts';
import { openDocument, openOwnDocument } from './open-document.ts';

export const supplierDocumentHandlers: Handlers<typeof supplierDocumentEndpoints> = {
  async listOwnDocuments(context) {
    const { id } = await ownSupplier(context, context.database.db);
    const today = localDate(context.clock.now(), 'UTC');
    const { requiredDocuments: required } = await currentSettings(context);
    const rows = await listCurrent(context.database.db, id);
    return { required, data: rows.map((row) => ownDocumentView(row, today)) };
  },

  addDocument: (context, { body }) => addDocument(context, body),

  async withdrawDocument(context, { params }) {
    await withdrawDocument(context, params.id);
    return undefined;
  },

  openOwnDocument: (context, { params }) => openOwnDocument(context, params.id),

  async listDocuments(context, { query: { page, pageSize, state, suppliers } }) {
    const today = localDate(context.clock.now(), 'UTC');
    const endsBy = addDays(today, documentReminderDays);
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listDocuments(context.database.db, { state, suppliers, endsBy, ...range });
    const { requiredDocuments: required } = await currentSettings(context);
    return { data: rows.map((row) => checkedDocumentView(row, today)), page, pageSize, total, required };
  },

  openDocument: (context, { params }) => openDocument(context, params.id),

  decideDocument: (context, { params, body }) => decideDocument(context, params.id, body),
};
