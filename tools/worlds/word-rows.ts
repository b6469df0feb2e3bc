// Rows that all tours share: places, categories, tags, suppliers and reviewers.
import { languages } from '#kernel/languages.ts';
import { slugify } from '#kernel/slugs.ts';
import { noRows, type Rows } from './columns.ts';
import { properName } from './names.ts';
import type { Place } from './places.ts';
import { idOf } from './random.ts';
import { categoryWords, tagWords } from './words.ts';
import { reviewersCount } from './review-rows.ts';

/** One supplier for so many tours, each in the country of a place. */
export const toursPerSupplier = 50;

export function wordRows(places: readonly Place[], tours: number): Rows {
  const rows = noRows();
  for (const [n, place] of places.entries()) addPlace(rows, n, place, places.length);
  for (const [n, word] of categoryWords.entries()) {
    const id = idOf('category', n);
    rows.categories.push([id, slugify(word.en), n]);
    for (const language of languages) rows.category_texts.push([id, language, word[language], `${word[language]}.`]);
  }
  for (const [n, word] of tagWords.entries()) {
    const id = idOf('tag', n);
    rows.tags.push([id, slugify(word.en), n]);
    for (const language of languages) rows.tag_texts.push([id, language, word[language]]);
  }
  for (let n = 0; n < suppliersFor(places.length, tours); n++) addSupplier(rows, n, places[n % places.length]!);
  for (let n = 0; n < reviewersCount; n++) addReviewer(rows, n);
  return rows;
}

/** Every place has at least one. */
export const suppliersFor = (places: number, tours: number): number =>
  Math.max(places, Math.ceil(tours / toursPerSupplier));

function addPlace(rows: Rows, n: number, place: Place, count: number): void {
  const { slug, name, country, latitude, longitude, timeZone } = place;
  const id = idOf('place', n);
  rows.places.push([id, slug, country, latitude, longitude, timeZone, count - n, '/posters/stock.svg', null]);
  for (const language of languages) rows.place_texts.push([id, language, name, `${name}.`]);
}

// Only verified suppliers may sell.
const certifiedAt = '2026-01-01T00:00:00Z';

function addSupplier(rows: Rows, n: number, { country, currency }: Place): void {
  const name = `${properName(200_000 + n)} ${n}`;
  const contact = [`${properName(n)} ${n}`, `hello@supplier-${n}.example`, '+34900000000', `R-${n}`, `T-${n}`];
  const checked = [certifiedAt, 'verified', certifiedAt];
  rows.suppliers.push([idOf('supplier', n), `supplier-${n}`, name, name, country, currency, ...contact, ...checked]);
}

function addReviewer(rows: Rows, n: number): void {
  // '!' is no valid hash, so no one can sign in as these users.
  rows.users.push([idOf('user', n), `reviewer-${n}@worlds.example`, properName(300_000 + n), 'client', '!', 'en']);
}
