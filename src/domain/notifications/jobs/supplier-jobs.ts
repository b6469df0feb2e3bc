// Mails about the check of a supplier: to the supplier, and to the operator who checks.
import { assertDefined } from '#kernel/assert.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { SupplierState } from '#kernel/choices/supplier-states.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { type MailKind, queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import type { supplierJobs } from '#domain/suppliers/job-types.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findBookingsAhead } from '#domain/bookings/reading/bookings-ahead.ts';
import { findSupplier, type SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { composeMail, contentWords, factsOf, type MailDraft, type MailKey } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const supplierMailHandlers: HandlersOf<typeof supplierJobs> = {
  'supplier-to-check': async (services, { id, supplierId, language: requestLanguage }) => {
    const { supplier, language, operator } = await open(services, supplierId, requestLanguage);
    const receipt = mailTo(services, supplier, {
      event: id,
      key: 'partner.receipt',
      language,
      app: operator.appName,
    });
    const drafts: MailDraft[] = [{ ...receipt, facts: traderFacts(supplier, language) }];
    const { email, language: operatorLanguage } = operator;
    if (email) {
      const facts = [
        ...factsOf(operatorLanguage, [['from', `${supplier.name} <${supplier.email}>`]]),
        ...traderFacts(supplier, operatorLanguage),
      ];
      const action = {
        label: contentWords(operatorLanguage)('action.decide'),
        url: services.config.appUrl + pathFor('/admin/suppliers', operatorLanguage),
      };
      const toOperator = mailTo(services, supplier, {
        event: id,
        key: 'partner.operator',
        language: operatorLanguage,
        app: operator.appName,
      });
      drafts.push({ ...toOperator, recipient: email, name: null, toOperator: true, facts, action });
    }
    await queueMails(services.database.db, drafts.map(composeMail), services.clock.now());
  },

  'supplier-checked': async (services, { id, supplierId }) => {
    const { supplier, language, operator } = await open(services, supplierId);
    // The details have changed since: another check decides and has a mail of its own.
    if (supplier.state === 'to_check') return;
    const key = `partner.${supplier.state as Exclude<SupplierState, 'to_check'>}` as const;
    const draft = mailTo(services, supplier, { event: id, key, language, app: operator.appName });
    const facts = factsOf(language, [['reasons', supplier.refusal]]);
    await queueMails(services.database.db, [composeMail({ ...draft, facts })], services.clock.now());
  },

  /** Bookings that were being placed while the account was closed are left to the operator. */
  'supplier-closed': async (services, { id, supplierId }) => {
    const { supplier, operator } = await open(services, supplierId);
    const { email, language, appName } = operator;
    const { total, data } = await findBookingsAhead(services.database.db, supplierId, language);
    if (!email || !supplier.closedAt || total === 0) return;
    const key = 'partner.closed_with_bookings';
    const bookings = data.map(({ reference, title, startsAtLocal }) =>
      [reference, title, formatMoment(new Date(`${startsAtLocal}:00Z`), 'UTC', language)].join(', '),
    );
    const draft: MailDraft = {
      ...mailTo(services, supplier, { event: id, key, language, app: appName }),
      recipient: email,
      name: null,
      toOperator: true,
      params: { name: supplier.name },
      facts: factsOf(language, [['booking', ...bookings]]),
      action: {
        label: contentWords(language)('action.bookings'),
        url: services.config.appUrl + pathFor('/admin/bookings', language),
      },
    };
    await queueMails(services.database.db, [composeMail(draft)], services.clock.now());
  },
};

async function open(services: Services, supplierId: string, requestLanguage?: Language) {
  const db = services.database.db;
  const operator = await findOperator(services);
  return {
    supplier: assertDefined(await findSupplier(db, supplierId), 'the supplier of a mail'),
    language: (await findSupplierLanguage(db, supplierId)) ?? requestLanguage ?? operator.language,
    operator,
  };
}

type SupplierMailContent = { event: string; key: MailKey & MailKind; language: Language; app: string };

function mailTo(
  { config }: Services,
  { name, email }: SupplierRow,
  { event, key, language, app }: SupplierMailContent,
): MailDraft {
  return {
    event: `${key}:${event}`,
    recipient: email,
    language,
    key,
    params: { name },
    appName: app,
    name,
    toOperator: false,
    facts: [],
    action: {
      label: contentWords(language)('action.partner'),
      url: config.appUrl + pathFor('/supplier', language),
    },
  };
}

const traderFacts = (supplier: SupplierRow, language: Language) =>
  factsOf(language, [
    ['legal_name', supplier.legalName],
    ['address', supplier.address, countryName(supplier.country, language)],
    ['phone', phoneText(supplier.phone)],
    ['register', [supplier.registerName, supplier.registerNumber].filter(Boolean).join(', ')],
    ['tax', supplier.taxNumber],
  ]);
