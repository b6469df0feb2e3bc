import type { TourCardView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import type { CardRow } from '#domain/catalogue/catalogue-queries.ts';
import { grantsFreeCancellation } from '#domain/pricing/cancellation-policy.ts';
import { convert } from '#domain/pricing/convert.ts';
import { countryName } from '#kernel/country-name.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import { describePicture } from './pictures.ts';

export type ShownAs = { language: Language; currency: Currency };

/** `privateGroup`: it is sold to private groups and to no one else. */
export function cardView(row: CardRow & { privateGroup: boolean }, { language, currency }: ShownAs): TourCardView {
  const from = row.fromPriceMinor === null ? null : convert(money(row.fromPriceMinor, row.currency), currency);
  const price = from && toDecimal(from);
  return {
    id: row.id,
    slug: row.slug,
    name: row.title,
    title: row.title,
    description: row.description,
    image: row.imageUrl ?? stockPictureUrl,
    imageAlt: describePicture({ scene: row.imageScene, alt: row.imageAlt }, language, row.title),
    price,
    priceMinor: from?.amountMinor ?? null,
    basePrice: price,
    ...(row.privateGroup && { privateGroup: true as const }),
    currency,
    chargedCurrency: row.currency,
    duration: row.durationMinutes === null ? null : row.durationMinutes / 60,
    language: row.guideLanguages[0] ?? 'es',
    languages: row.guideLanguages,
    freeCancellation: grantsFreeCancellation(row.policyKey),
    payLater: row.payLater,
    pickupAvailable: row.pickupAvailable,
    rating: ratingOf(row.starsSum, row.reviewCount),
    review: row.reviewCount,
    city: row.city,
    country: countryName(row.country, language),
    supplier: { name: row.supplierName },
  };
}

/** The mean of the stars to one decimal, null without reviews. */
export function ratingOf(starsSum: number, reviewCount: number): number | null {
  return reviewCount === 0 ? null : Math.round((starsSum / reviewCount) * 10) / 10;
}
