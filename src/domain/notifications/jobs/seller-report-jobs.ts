// Mails to the sellers of a report, with what was reported of each.
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { formatMoney, fromDecimal } from '#kernel/money.ts';
import { pagesOf } from '#platform/database/pages.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findSupplierLanguages } from '#domain/accounts/mail-recipients.ts';
import {
  type FilingRow,
  findFiling,
  listSellersOfFiling,
  type NotifiedSeller,
} from '#domain/seller-reports/filings/filing-queries.ts';
import type { sellerReportJobs } from '#domain/seller-reports/job-types.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const sellerReportMailHandlers: HandlersOf<typeof sellerReportJobs> = {
  async 'seller-report-filed'(services, { id }) {
    const db = services.database.db;
    const filing = await findFiling(db, id);
    if (!filing) return;
    const { appName, language: otherwise } = await findOperator(services);
    for await (const sellers of pagesOf((afterId, limit) => listSellersOfFiling(db, id, { afterId, limit }))) {
      const languages = await findSupplierLanguages(
        db,
        sellers.map((seller) => seller.id),
      );
      const drafts = sellers.map((seller) => {
        const language = languages.get(seller.id) ?? otherwise;
        return draftFor(services, { seller, filing, language, appName });
      });
      await queueMails(db, drafts.map(composeMail), services.clock.now());
    }
  },
};

type Content = { seller: NotifiedSeller; filing: FilingRow; language: Language; appName: string };

function draftFor({ config }: Services, { seller, filing, language, appName }: Content): MailDraft {
  const { id, year, kind } = filing;
  const key = kind === 'correction' ? 'sellers.corrected' : 'sellers.filed';
  return {
    event: `${key}:${id}:${seller.id}`,
    recipient: seller.email,
    language,
    key,
    params: { name: seller.name, year },
    appName,
    name: seller.name,
    toOperator: false,
    facts: factsOf(language, [['reported', ...seller.records.map((record) => lineOf(record, language))]]),
    action: {
      label: contentWords(language)('action.seller_report'),
      url: config.appUrl + pathFor(`/supplier/tax?year=${year}`, language),
    },
  };
}

function lineOf({ change, currency, content }: NotifiedSeller['records'][number], language: Language): string {
  const words = contentWords(language);
  if (change === 'gone') return words('seller_withdrawn', { currency });
  const sum = (part: 'activities' | 'consideration' | 'fees') =>
    content.quarters.reduce((total, one) => total + one[part], 0);
  const text = (amount: number) => formatMoney(fromDecimal(amount, currency), language);
  return words('seller_amounts', {
    count: sum('activities'),
    credited: text(sum('consideration')),
    fees: text(sum('fees')),
  });
}
