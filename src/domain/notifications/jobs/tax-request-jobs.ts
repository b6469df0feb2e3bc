// Mails to a seller whose tax details are missing: what is requested, until when, and what follows, with its reasons.
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { pausesAt, type RequestStep } from '#kernel/tax/detail-requests.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import type { taxRequestJobs } from '#domain/seller-reports/job-types.ts';
import { findRequest } from '#domain/seller-reports/requests/request-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

const keys = {
  request: 'tax.request',
  first_reminder: 'tax.first_reminder',
  second_reminder: 'tax.second_reminder',
  pause: 'tax.paused',
  resume: 'tax.resumed',
} as const satisfies Record<RequestStep, string>;

export const taxRequestMailHandlers: HandlersOf<typeof taxRequestJobs> = {
  async 'tax-details-wanted'(services, { id, supplierId, step }) {
    const db = services.database.db;
    const supplier = await findSupplier(db, supplierId);
    const request = await findRequest(db, supplierId);
    // They were given meanwhile.
    if (!supplier || (!request && step !== 'resume')) return;
    // The mail about its restoration says so.
    if (step === 'resume' && supplier.suspendedAt) return;
    const { appName, language: operatorLanguage } = await findOperator(services);
    const { taxDetailsEnforced } = await currentSettings(services);
    const language = (await findSupplierLanguage(db, supplierId)) ?? operatorLanguage;
    const isAnnounced = step === 'second_reminder' ? request?.deadlineAnnounced : taxDetailsEnforced;
    const hasDeadline = step !== 'pause' && step !== 'resume';
    const deadline = request && hasDeadline && isAnnounced ? dayText(pausesAt(request), language) : null;
    const words = contentWords(language);
    const isPaused = step === 'pause';
    const mail = composeMail({
      event: `${keys[step]}:${id}`,
      recipient: supplier.email,
      language,
      key: keys[step],
      params: { name: supplier.name },
      appName,
      name: supplier.name,
      toOperator: false,
      facts: factsOf(language, [
        ['deadline', deadline && words('tax_deadline', { day: deadline })],
        ['reason', isPaused ? words('tax_reason', { day: dayText(request!.requestedAt, language) }) : null],
        ['basis', isPaused ? words('tax_basis') : null],
        ['scope', isPaused ? words('tax_scope') : null],
        ['redress', isPaused ? words('tax_redress') : null],
      ]),
      action: {
        label: words(step === 'resume' ? 'action.seller_report' : 'action.tax_details'),
        url: services.config.appUrl + pathFor('/supplier/tax', language),
      },
    });
    await queueMail(db, mail, services.clock.now());
  },
};

const dayText = (day: Date, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
