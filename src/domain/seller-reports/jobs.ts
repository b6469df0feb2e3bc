import { sql } from 'kysely';
import { retention } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteFilingsBefore } from './filings/filing-queries.ts';
import { askForTaxDetails } from './requests/ask-for-details.ts';
import { wasReportable } from './report-queries.ts';
import { sumSellerQuarters } from './sum-quarters.ts';

export const sellerReportRecurringJobs: RecurringJobs = {
  'sum-seller-quarters': { everySeconds: 6 * 3600, run: sumSellerQuarters },
  'ask-for-tax-details': { everySeconds: 6 * 3600, run: askForTaxDetails },
  'purge-seller-reports': { everySeconds: 24 * 3600, run: deleteOldReports },
};

/** Years are stored for as long as the privacy policy says; tax details of a supplier without members as long as one of its years. */
async function deleteOldReports({ database, clock }: Services): Promise<void> {
  const before = clock.now().getUTCFullYear() - retention.sellerReportYears;
  await database.transaction(async (db) => {
    await deleteFilingsBefore(db, before);
    await sql`delete from seller_quarters where year < ${before}`.execute(db);
    await sql`delete from seller_years where year < ${before}`.execute(db);
    await sql`
      delete from supplier_tax_details d
      where not exists (select from supplier_members m where m.supplier_id = d.supplier_id)
        and not ${wasReportable}`.execute(db);
  });
}
