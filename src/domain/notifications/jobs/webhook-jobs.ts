// The mail to a supplier whose webhook was switched off.
import { pathFor } from '#kernel/language-routes.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import type { webhookJobs } from '#domain/webhooks/job-types.ts';
import { composeMail, contentWords } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const webhookMailHandlers: HandlersOf<typeof webhookJobs> = {
  async 'webhook-failed'(services, { id, supplierId, url }) {
    const db = services.database.db;
    const supplier = await findSupplier(db, supplierId);
    if (!supplier) return;
    const { appName, language: operatorLanguage } = await findOperator(services);
    const language = (await findSupplierLanguage(db, supplierId)) ?? operatorLanguage;
    const mail = composeMail({
      event: `webhook_failed:${id}`,
      recipient: supplier.email,
      language,
      key: 'webhook.failed',
      params: { host: new URL(url).host },
      appName,
      name: supplier.name,
      toOperator: false,
      facts: [],
      action: {
        label: contentWords(language)('action.webhooks'),
        url: services.config.appUrl + pathFor('/supplier/webhooks', language),
      },
    });
    await queueMail(db, mail, services.clock.now());
  },
};
