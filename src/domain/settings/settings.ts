// The settings that operators can change at runtime: for each key its default and its validation.
import { z } from 'zod';
import type { SettingsView } from '#contract/settings.ts';
import { languages } from '#kernel/languages.ts';
import { documentKinds } from '#kernel/choices/supplier-documents.ts';
import { featuredMax } from '#kernel/choices/featured-tours.ts';
import { logoAddress, logoBox } from '#kernel/palette/logo.ts';
import { isColour } from '#kernel/palette/palette.ts';
import { currencies } from '#kernel/money.ts';
import { memberStates, readVatNumber } from '#kernel/tax/tax-details.ts';
import type { Config } from '#platform/config/config.ts';

const share = z.number().min(0).max(50);
const httpsAddress = z.url({ protocol: /^https$/ });
const colour = z.string().refine(isColour).toLowerCase();
const colours = z.strictObject({ paper: colour, ink: colour, sea: colour, tangerine: colour });
const logoPicture = z.strictObject({
  file: z.string().regex(/^[0-9a-f-]{36}\.webp$/),
  png: z.string().regex(/^[0-9a-f-]{36}\.png$/),
  width: z.number().int().min(1).max(logoBox.width),
  height: z.number().int().min(1).max(logoBox.height),
});
const isVatNumber = (text: string): boolean => readVatNumber(text) !== null;
const line = z.string().trim().min(1).max(200);

const featured = z
  .strictObject({ tour: z.uuid(), from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until);

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
  /** The colours of pages; empty: those of the build. `/theme.css` has them, and their contrast is checked (palette.ts). */
  palette: z.union([z.strictObject({ light: colours, dark: colours }), z.strictObject({})]).default({}),
  /** The logo in place of mark and name; empty: those. Its pictures are uploaded files. */
  logo: z.union([z.strictObject({ light: logoPicture, dark: logoPicture.optional() }), z.strictObject({})]).default({}),
  /** Tours that the home page shows in a row of their own from a day until another, in UTC; their place in searches stays. */
  featuredTours: z.array(featured).max(featuredMax).default([]),
  tourPageRequiresSignIn: z.boolean().default(false),
  /** Whether signing in on the way to a booking begins with a code by mail, and not with the password. */
  guestCheckout: z.boolean().default(false),
  socialLinks: z.array(z.object({ name: z.string().min(1).max(40), url: httpsAddress })).default([]),
  /** Links to our apps, shown as badges in the footer. */
  appLinks: z.array(z.object({ store: z.enum(['App Store', 'Google Play']), url: httpsAddress })).default([]),
  /** The payment brands shown in the footer. */
  paymentBrands: z.array(z.string().trim().min(1).max(30)).max(12).default([]),
  /** Who runs this marketplace, for the legal notice and the mails to the operator. */
  operator: operatorRule.default({}),
  /** To which member state sellers are reported, by default that of the operator, and the operator's VAT number. */
  sellerReport: z
    .strictObject({
      filedIn: z.enum(memberStates),
      vatNumber: z
        .string()
        .trim()
        .max(20)
        .refine(isVatNumber, { params: { rule: 'vat_number' } }),
    })
    .partial()
    .default({}),
  /** Whether sales of a supplier are paused 60 days after it was asked for missing tax details, until it gives them. */
  taxDetailsEnforced: z.boolean().default(true),
  /** Documents that every supplier is asked for, by which an operator verifies who it is. */
  requiredDocuments: z.array(z.enum(documentKinds)).default([]),
  /** The marketplace's commission in percent. */
  commissionPercent: share.default(15),
  /** What a gift card is worth less in another currency than its own, in percent: for the risk of a rate of the day before. */
  giftCardMarginPercent: z.number().min(0).max(20).default(2),
  /** What an affiliate earns of the price of a booking; never more than the marketplace keeps of it. */
  affiliatePercent: z.number().int().min(0).max(50).default(5),
  /** The roles that must have a second factor. */
  requireSecondFactor: z.array(z.enum(['supplier', 'operator'])).default(['operator']),
  /** From when on, for a role that was added to it; stored along with it. */
  secondFactorRequiredSince: z
    .strictObject({ supplier: z.iso.datetime(), operator: z.iso.datetime() })
    .partial()
    .default({}),
  /** What an operator alone may refund of a booking beyond its terms, in the default currency; above it a second one approves. */
  refundLimit: z.number().min(0).max(1_000_000).default(100),
  /** How long a price that a traveller was shown is valid; it reserves no seats. */
  quoteMinutes: z.number().int().min(1).max(120).default(15),
  /** How long seats are held during a payment. */
  holdMinutes: z.number().int().min(1).max(120).default(15),
  /** How long seats are held for a traveller on a waitlist to whom they are offered. */
  waitlistOfferMinutes: z.number().int().min(15).max(1440).default(120),
  /** By how many minutes a supplier may move a departure before its travellers may cancel free of charge. */
  freeChoiceMinutes: z.number().int().min(0).max(1440).default(30),
  /** The same of a meeting point, in metres; one whose position is not known counts as far away. */
  freeChoiceMeters: z.number().int().min(0).max(100_000).default(300),
  /** How long they may, at most until the start. */
  freeChoiceHours: z.number().int().min(1).max(720).default(72),
  /** How long a supplier has to decide on a request. */
  decideWithinHours: z.number().int().min(1).max(720).default(48),
} as const;

export type SettingKey = keyof typeof settingRules;
export type Settings = { [Key in SettingKey]: z.output<(typeof settingRules)[Key]> };

type NumberRange = { min: number; max: number; isWhole: boolean };

/** What a setting that is a number may be; null for any other. */
export function rangeOf(key: SettingKey): NumberRange | null {
  const rule = settingRules[key].unwrap();
  if (!(rule instanceof z.ZodNumber)) return null;
  return { min: rule.minValue!, max: rule.maxValue!, isWhole: rule.isInt };
}

/** The settings if nothing is stored. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(Object.entries(settingRules).map(([key, rule]) => [key, rule.parse(undefined)])) as Settings;

/** The name if the appName setting is empty. */
export const defaultBrand = 'Senda';

/** No byte where there is none. */
function logoView({ logo }: Settings): Pick<SettingsView, 'logo'> {
  if (!('light' in logo)) return {};
  const { file, width, height } = logo.light;
  return { logo: { url: logoAddress(file), width, height } };
}

export function settingsView(settings: Settings, { isDemonstration }: Pick<Config, 'isDemonstration'>): SettingsView {
  const {
    defaultLanguage,
    defaultCurrency,
    availableLanguages,
    availableCurrencies,
    tourPageRequiresSignIn,
    guestCheckout,
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
    guestCheckout,
    socialLinks,
    appLinks,
    paymentBrands,
    isDemonstration,
    ...logoView(settings),
  };
}
