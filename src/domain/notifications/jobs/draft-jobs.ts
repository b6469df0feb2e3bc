// Mails about the review of a tour: to the operator who reads it, and to its supplier what came of it.
import { assertDefined } from '#kernel/assert.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { titleOf } from '#kernel/tour-documents/tour-document.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findDrafts } from '#domain/authoring/draft-queries.ts';
import type { draftJobs } from '#domain/authoring/job-types.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const draftMailHandlers: HandlersOf<Omit<typeof draftJobs, 'render-tour-picture'>> = {
  'tour-to-review': async (services, { id, tourId, supplierId }) => {
    const { draft, supplier, operator } = await open(services, tourId, supplierId);
    const { email, language, appName } = operator;
    if (!email) return;
    const key = 'tour.operator';
    const title = titleOf(draft.document, language);
    const mail = composeMail({
      event: `${key}:${id}`,
      recipient: email,
      language,
      key,
      params: { title, name: supplier.name },
      appName,
      name: null,
      toOperator: true,
      facts: factsOf(language, [['from', `${supplier.name} <${supplier.email}>`]]),
      action: {
        label: contentWords(language)('action.decide'),
        url: services.config.appUrl + pathFor('/admin/tours', language),
      },
    });
    await queueMails(services.database.db, [mail], services.clock.now());
  },

  'tour-reviewed': async (services, { id, tourId, supplierId, outcome, reasons }) => {
    const { draft, supplier, operator } = await open(services, tourId, supplierId);
    const language = (await findSupplierLanguage(services.database.db, supplierId)) ?? operator.language;
    const isPaused = outcome === 'approved' && supplier.salesPausedAt !== null;
    const key = isPaused ? 'tour.approved_paused' : (`tour.${outcome}` as const);
    const mail = composeMail({
      event: `tour.${outcome}:${id}`,
      recipient: supplier.email,
      language,
      key,
      params: { title: titleOf(draft.document, language) },
      appName: operator.appName,
      name: supplier.name,
      toOperator: false,
      facts: factsOf(language, [['reasons', reasons]]),
      action: {
        label: contentWords(language)('action.open_tour'),
        url: services.config.appUrl + pathFor(`/supplier/tours/${tourId}`, language),
      },
    });
    await queueMails(services.database.db, [mail], services.clock.now());
  },
};

async function open(services: Services, tourId: string, supplierId: string) {
  const db = services.database.db;
  const [draft] = await findDrafts(db, [tourId]);
  return {
    draft: assertDefined(draft, 'the tour of a mail'),
    supplier: assertDefined(await findSupplier(db, supplierId), 'the supplier of a mail'),
    operator: await findOperator(services),
  };
}
