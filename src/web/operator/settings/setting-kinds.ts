// How each setting is entered, in the order and groups of the page.
import { type DocumentKind, documentKinds } from '#kernel/choices/supplier-documents.ts';
import { currencies } from '#kernel/money.ts';
import { countriesByName } from '#kernel/countries.ts';
import { namesOf } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { memberStates } from '#kernel/tax/tax-details.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageNames } from '#web/shell/language-names.ts';

type Choices = 'country' | 'currency' | 'document' | 'language' | 'role' | 'state' | 'store';
export type SettingPart = { name: KeyEnding<'console', 'part_'>; choices?: Choices };

export type SettingKind =
  | { as: 'text' | 'number' | 'switch' | 'lines' }
  /** In the default currency. */
  | { as: 'money' }
  | { as: 'one' | 'some'; choices: Choices }
  /** A record of texts, of which each may be missing. */
  | { as: 'record'; parts: readonly SettingPart[] }
  /** A list of such records. */
  | { as: 'table'; parts: readonly SettingPart[] }
  /** It has a page of its own. */
  | { as: 'page'; to: string };

const operatorParts: readonly SettingPart[] = [
  { name: 'name' },
  { name: 'representedBy' },
  { name: 'address' },
  { name: 'country', choices: 'country' },
  { name: 'email' },
  { name: 'phone' },
  { name: 'registerNumber' },
  { name: 'taxNumber' },
];

/** Whose accounts may need a second factor. */
const roles = ['supplier', 'operator'] as const;

export const settingGroups = {
  look: {
    appName: { as: 'text' },
    logo: { as: 'page', to: '/admin/theme' },
    palette: { as: 'page', to: '/admin/theme' },
    featuredTours: { as: 'page', to: '/admin/featured' },
    socialLinks: { as: 'table', parts: [{ name: 'name' }, { name: 'url' }] },
    appLinks: { as: 'table', parts: [{ name: 'store', choices: 'store' }, { name: 'url' }] },
    paymentBrands: { as: 'lines' },
  },
  languages: {
    defaultLanguage: { as: 'one', choices: 'language' },
    availableLanguages: { as: 'some', choices: 'language' },
    defaultCurrency: { as: 'one', choices: 'currency' },
    availableCurrencies: { as: 'some', choices: 'currency' },
  },
  booking: {
    tourPageRequiresSignIn: { as: 'switch' },
    guestCheckout: { as: 'switch' },
    quoteMinutes: { as: 'number' },
    holdMinutes: { as: 'number' },
    waitlistOfferMinutes: { as: 'number' },
    decideWithinHours: { as: 'number' },
    freeChoiceMinutes: { as: 'number' },
    freeChoiceMeters: { as: 'number' },
    freeChoiceHours: { as: 'number' },
  },
  money: {
    commissionPercent: { as: 'number' },
    affiliatePercent: { as: 'number' },
    giftCardMarginPercent: { as: 'number' },
    refundLimit: { as: 'money' },
  },
  law: {
    operator: { as: 'record', parts: operatorParts },
    sellerReport: { as: 'record', parts: [{ name: 'filedIn', choices: 'state' }, { name: 'vatNumber' }] },
    taxDetailsEnforced: { as: 'switch' },
    requiredDocuments: { as: 'some', choices: 'document' },
  },
  security: {
    requireSecondFactor: { as: 'some', choices: 'role' },
    secondFactorRequiredSince: { as: 'record', parts: roles.map((name) => ({ name })) },
  },
} as const satisfies Record<string, Record<string, SettingKind>>;

export type SettingGroup = keyof typeof settingGroups;

/** Settings that this table does not know yet are entered as JSON. */
export const kindOf = (key: string): SettingKind | undefined =>
  Object.values<Record<string, SettingKind>>(settingGroups).find((group) => key in group)?.[key];

const values: Record<Exclude<Choices, 'country'>, readonly string[]> = {
  language: languages,
  currency: currencies,
  document: documentKinds,
  role: roles,
  state: memberStates,
  store: ['App Store', 'Google Play'],
};

export type SettingChoice = { value: string; text: string };

/** What may be chosen, each with its name in the reader's language. */
export function useChoices(): (choices: Choices) => SettingChoice[] {
  const t = useT('console');
  const { language } = usePageContext();
  const names: Record<Exclude<Choices, 'country'>, (code: string) => string> = {
    language: (code) => languageNames[code as Language],
    currency: (code) => `${code} · ${namesOf('currency', language).of(code) ?? code}`,
    document: (kind) => t(`part_${kind as DocumentKind}`),
    role: (role) => t(`part_${role as (typeof roles)[number]}`),
    state: (code) => namesOf('region', language).of(code) ?? code,
    store: (name) => name,
  };
  return (choices) => {
    if (choices === 'country') return countriesByName(language).map(({ code, name }) => ({ value: code, text: name }));
    return values[choices].map((value) => ({ value, text: names[choices](value) }));
  };
}
