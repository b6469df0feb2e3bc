// The operator's legal details: a setting, and its public view.
import type { OperatorView } from '#contract/marketplace.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import type { Settings } from './settings.ts';

export function operatorView({ operator }: Settings, language: Language): OperatorView {
  const { name, representedBy, address, country, email, phone, registerNumber, taxNumber } = operator;
  return {
    name: name ?? null,
    representedBy: representedBy ?? null,
    address: address ?? null,
    countryName: country ? countryName(country, language) : null,
    email: email ?? null,
    phone: phone ? phoneText(phone) : null,
    registerNumber: registerNumber ?? null,
    taxNumber: taxNumber ?? null,
  };
}
