// What an operator may set while the product runs. One table of keys: default, and what a value must be.
import { z } from 'zod';
import type { SettingsView } from '#contract/settings.ts';
import { languages } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';

const share = z.number().min(0).max(50);
const httpsAddress = z.url({ protocol: /^https$/ });
const line = z.string().trim().min(1).max(200);

const operatorRule = z
  .strictObject({
    name: line,
    representedBy: line,
    address: line,
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.email().max(254),
    phone: line,
    registerNumber: line,
    taxNumber: line,
  })
  .partial();

export const settingRules = {
  appName: z.string().trim().max(60).default(''),
  defaultLanguage: z.enum(languages).default('en'),
  defaultCurrency: z.enum(currencies).default('USD'),
  availableLanguages: z
    .array(z.enum(languages))
    .min(1)
    .default([...languages]),
  availableCurrencies: z
    .array(z.enum(currencies))
    .min(1)
    .default([...currencies]),
  tourPageRequiresSignIn: z.boolean().default(false),
  socialLinks: z.array(z.object({ name: z.string().min(1).max(40), url: httpsAddress })).default([]),
  /** Links to our apps, shown as badges in the footer. */
  appLinks: z.array(z.object({ store: z.enum(['App Store', 'Google Play']), url: httpsAddress })).default([]),
  /** What travellers can pay with, named in the footer. */
  paymentBrands: z.array(z.string().trim().min(1).max(30)).max(12).default([]),
  /** Who runs this marketplace, for the legal notice and the mails to the operator. */
  operator: operatorRule.default({}),
  /** What the marketplace keeps of each sale. */
  commissionPercent: share.default(15),
  /** What an affiliate earns of the price of a booking; never more than the marketplace keeps of it. */
  affiliatePercent: z.number().int().min(0).max(50).default(5),
  /** How long seats are kept for somebody who is paying. */
  holdMinutes: z.number().int().min(1).max(120).default(15),
  /** How long a supplier has to answer a request. */
  decideWithinHours: z.number().int().min(1).max(720).default(48),
} as const;

export type SettingKey = keyof typeof settingRules;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingRules)[Key]> };

/** What holds where nothing is stored. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(Object.entries(settingRules).map(([key, rule]) => [key, rule.parse(undefined)])) as Settings;

/** Shown where the appName setting is empty. */
export const defaultBrand = 'Senda';

export function settingsView(settings: Settings): SettingsView {
  const {
    defaultLanguage,
    defaultCurrency,
    availableLanguages,
    availableCurrencies,
    tourPageRequiresSignIn,
    socialLinks,
    appLinks,
    paymentBrands,
  } = settings;
  return {
    appName: settings.appName || defaultBrand,
    defaultLanguage,
    defaultCurrency,
    availableLanguages,
    availableCurrencies,
    tourPageRequiresSignIn,
    socialLinks,
    appLinks,
    paymentBrands,
  };
}
