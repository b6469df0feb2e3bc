// The details of a supplier as it takes them along: as it gave them, and what became of the check.
import type { CsvSource } from '#platform/archive/csv-source.ts';
import { findSupplier } from './supplier-queries.ts';

export const exportedSupplier: CsvSource = {
  name: 'supplier',
  columns: [
    'name',
    'legalName',
    'country',
    'currency',
    'address',
    'email',
    'phone',
    'registerName',
    'registerNumber',
    'taxNumber',
    'selfCertifiedAt',
    'state',
    'checkedAt',
    'createdAt',
  ],
  async *readRows(db, supplierId) {
    const supplier = await findSupplier(db, supplierId);
    if (supplier) yield supplier;
  },
};
