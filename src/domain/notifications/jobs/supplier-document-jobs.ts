// Mails about documents of a supplier: one was refused, or its validity ends.
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { type DocumentRow, findDocument } from '#domain/supplier-documents/document-queries.ts';
import type { supplierDocumentJobs } from '#domain/supplier-documents/job-types.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

const endKeys = { soon: 'document.ends_soon', end: 'document.ends' } as const;

export const supplierDocumentMailHandlers: HandlersOf<typeof supplierDocumentJobs> = {
  async 'document-refused'(services, { id, documentId }) {
    const document = await findDocument(services.database.db, documentId);
    // Replaced or withdrawn meanwhile.
    if (document?.state === 'refused') await queueDocumentMail(services, document, { id, key: 'document.refused' });
  },
  async 'document-ends'(services, { id, documentId, step }) {
    const document = await findDocument(services.database.db, documentId);
    if (document?.state === 'accepted') await queueDocumentMail(services, document, { id, key: endKeys[step] });
  },
};

type DocumentMail = { id: string; key: 'document.refused' | (typeof endKeys)[keyof typeof endKeys] };

async function queueDocumentMail(services: Services, document: DocumentRow, { id, key }: DocumentMail): Promise<void> {
  const db = services.database.db;
  const supplier = await findSupplier(db, document.supplierId);
  // It has no responsible person any more.
  if (!supplier || supplier.closedAt) return;
  const { appName, language: operatorLanguage } = await findOperator(services);
  const language = (await findSupplierLanguage(db, supplier.id)) ?? operatorLanguage;
  const words = contentWords(language);
  const { kind, name, reason, validUntil } = document;
  const mail = composeMail({
    event: `${key}:${id}`,
    recipient: supplier.email,
    language,
    key,
    params: { name: supplier.name },
    appName,
    name: supplier.name,
    toOperator: false,
    facts: factsOf(language, [
      ['document', words(`document_kind.${kind}`), name],
      ['valid_until', validUntil && dayText(validUntil, language)],
      ['reasons', key === 'document.refused' ? reason : null],
    ]),
    action: {
      label: words('action.documents'),
      url: services.config.appUrl + pathFor('/supplier/documents', language),
    },
  });
  await queueMail(db, mail, services.clock.now());
}

const dayText = (day: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
