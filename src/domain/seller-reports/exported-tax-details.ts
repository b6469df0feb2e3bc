// The tax details of a supplier as it takes them along.
import type { CsvSource } from '#platform/archive/csv-source.ts';
import { findTaxDetails } from './report-queries.ts';

export const exportedTaxDetails: CsvSource = {
  name: 'tax-details',
  columns: [
    'kind',
    'firstName',
    'lastName',
    'birthDate',
    'birthCity',
    'birthCountry',
    'tin',
    'tinCountry',
    'noTinReason',
    'vatNumber',
    'exclusion',
    'givenAt',
  ],
  async *readRows(db, supplierId) {
    const details = await findTaxDetails(db, supplierId);
    if (details) yield details;
  },
};
