// Who runs the marketplace: a setting, and the view of it that everybody may read.
import type { OperatorView } from '#contract/content.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import type { Settings } from '../settings/settings.ts';

export function operatorView({ operator }: Settings, language: Language): OperatorView {
  const { name, representedBy, address, country, email, phone, registerNumber, taxNumber } = operator;
  return {
    name: name ?? null,
    representedBy: representedBy ?? null,
    address: address ?? null,
    countryName: country ? countryName(country, language) : null,
    email: email ?? null,
    phone: phone ?? null,
    registerNumber: registerNumber ?? null,
    taxNumber: taxNumber ?? null,
  };
}
