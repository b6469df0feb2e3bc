// 500 generated places, each in a real country and its time zone, the best known first.
import { slugify } from '#kernel/slugs.ts';
import { properName } from './names.ts';

export type Place = {
  slug: string;
  name: string;
  country: string;
  currency: string;
  timeZone: string;
  latitude: number;
  longitude: number;
};

export const placesCount = 500;

const countries = [
  ['ES', 'EUR', 'Europe/Madrid', 40, -4],
  ['FR', 'EUR', 'Europe/Paris', 46, 2],
  ['GB', 'GBP', 'Europe/London', 52, -1],
  ['IT', 'EUR', 'Europe/Rome', 43, 12],
  ['US', 'USD', 'America/New_York', 41, -75],
  ['MX', 'MXN', 'America/Mexico_City', 19, -99],
  ['JP', 'JPY', 'Asia/Tokyo', 36, 139],
  ['AU', 'AUD', 'Australia/Sydney', -33, 150],
  ['NO', 'NOK', 'Europe/Oslo', 60, 8],
  ['MA', 'MAD', 'Africa/Casablanca', 32, -7],
] as const;

export function makePlaces(): Place[] {
  const slugs = new Set<string>();
  return Array.from({ length: placesCount }, (_, n) => {
    const [country, currency, timeZone, latitude, longitude] = countries[n % countries.length]!;
    // Far from the numbers used for texts, so that the name of a place identifies it.
    const plain = properName(50_000 + n * 17);
    const name = slugs.has(slugify(plain)) ? `${plain} ${properName(90_000 + n)}` : plain;
    slugs.add(slugify(name));
    const position = { latitude: latitude + (n % 40) / 10, longitude: longitude + (n % 70) / 10 };
    return { slug: slugify(name), name, country, currency, timeZone, ...position };
  });
}
