// Mails about changed terms, to each supplier that they concern.
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { percentText } from '#kernel/prices/percent-text.ts';
import { pagesOf } from '#platform/database/pages.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findSupplierLanguages } from '#domain/accounts/mail-recipients.ts';
import type { termsMailJobs } from '#domain/suppliers/job-types.ts';
import {
  findTerms,
  listConcerned,
  type TermsRow,
  type NotifiedSupplier,
} from '#domain/suppliers/terms/terms-queries.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const termsMailHandlers: HandlersOf<typeof termsMailJobs> = {
  'terms-announced': (services, { id }) => notifyConcerned(services, id, 'terms.announced'),
  'terms-withdrawn': (services, { id }) => notifyConcerned(services, id, 'terms.withdrawn'),
};

type Key = 'terms.announced' | 'terms.withdrawn';

async function notifyConcerned(services: Services, id: string, key: Key): Promise<void> {
  const db = services.database.db;
  const terms = await findTerms(db, id);
  if (!terms) return;
  const { appName, language: otherwise } = await findOperator(services);
  for await (const concerned of pagesOf((afterId, limit) => listConcerned(db, terms, { afterId, limit }))) {
    const languages = await findSupplierLanguages(
      db,
      concerned.map((supplier) => supplier.id),
    );
    const drafts = concerned.map((supplier) => {
      const language = languages.get(supplier.id) ?? otherwise;
      return draftFor(services, { supplier, terms, key, language, appName });
    });
    await queueMails(db, drafts.map(composeMail), services.clock.now());
  }
}

type Content = { supplier: NotifiedSupplier; terms: TermsRow; key: Key; language: Language; appName: string };

function draftFor({ config }: Services, { supplier, terms, key, language, appName }: Content): MailDraft {
  const { id, texts, startsAt, commissionPercent, commissionBefore } = terms;
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(startsAt);
  const commission =
    commissionPercent === null
      ? null
      : `${percentText(commissionBefore!, language)} → ${percentText(commissionPercent, language)}`;
  return {
    event: `${key}:${id}:${supplier.id}`,
    recipient: supplier.email,
    language,
    key,
    params: { name: supplier.name, day },
    appName,
    name: supplier.name,
    toOperator: false,
    facts: factsOf(language, [
      ['starts', day],
      ['commission', commission],
      ['terms_change', texts[language]],
    ]),
    action: {
      label: contentWords(language)('action.terms'),
      url: config.appUrl + pathFor('/supplier/terms', language),
    },
  };
}
