import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import type { SupplierState } from '#kernel/choices/supplier-states.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import type { SupplierRow } from './supplier-queries.ts';

export function supplierView(row: SupplierRow, language: Language): SupplierView {
  return {
    id: row.id,
    name: row.name,
    legalName: row.legalName,
    country: row.country,
    countryName: countryName(row.country, language),
    address: row.address,
    email: row.email,
    phone: phoneText(row.phone),
    registerName: row.registerName,
    registerNumber: row.registerNumber,
    taxNumber: row.taxNumber,
    currency: row.currency as Currency,
    selfCertifiedAt: row.selfCertifiedAt?.toISOString() ?? null,
    registeredAt: row.createdAt.toISOString(),
    state: row.state as SupplierState,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    refusal: row.refusal,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
