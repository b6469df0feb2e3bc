import type { catalogueEndpoints, PlaceView } from '#contract/catalogue.ts';
import { type Currency, currencies, exponentOf } from '#kernel/money.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import {
  findCategories,
  findPlaces,
  findTags,
  listTourIds,
  type PlaceRow,
  type TourOrder,
} from '../catalogue/catalogue-queries.ts';
import { bundledRates } from '../pricing/exchange-rates.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { loadCards } from './cards.ts';
import { countryName } from '#kernel/country-name.ts';
import { describePicture } from './pictures.ts';
import { loadTour } from './tour-view.ts';

type Served = Omit<Handlers<typeof catalogueEndpoints>, 'suggestPlaces'>;

export const storefrontHandlers: Served = {
  async listTours(context, { query }) {
    const { language } = context.caller;
    const { page, pageSize, orderBy } = query;
    const question = {
      language,
      order: orderBy,
      descending: isDescending(orderBy, query.orderDir),
      limit: pageSize,
      offset: (page - 1) * pageSize,
      usdPerMinorUnit,
    };
    const { ids, total } = await listTourIds(context.database.read, question);
    const currency = await shownCurrency(context, query.currency);
    return { data: await loadCards(context.database.read, ids, { language, currency }), page, pageSize, total };
  },

  async getTour(context, { params, query }) {
    const currency = await shownCurrency(context, query.currency);
    return loadTour(context.database.read, params.id, { language: context.caller.language, currency });
  },

  async listPlaces(context, { query }) {
    const { language } = context.caller;
    const { page, pageSize, orderBy } = query;
    const places = (await findPlaces(context.database.read, language)).sort(comparePlaces(orderBy, language));
    if (isDescending(orderBy, query.orderDir) !== (orderBy !== 'name')) places.reverse();
    const data = places.slice((page - 1) * pageSize, page * pageSize).map((place) => placeView(place, language));
    return { data, page, pageSize, total: places.length };
  },

  listCategories: (context) => findCategories(context.database.read, context.caller.language),
  listTags: (context) => findTags(context.database.read, context.caller.language),
};

const usdPerMinorUnit = Object.fromEntries(
  currencies.map((code) => [code, 1 / bundledRates.perUsd[code] / 10 ** exponentOf(code)]),
);

/** Best first where there is a best; names and short things from the start. */
function isDescending(order: TourOrder | 'tours', direction: string | undefined): boolean {
  if (direction) return direction.toUpperCase() === 'DESC';
  return order === 'popularity' || order === 'rating' || order === 'newest' || order === 'tours';
}

function comparePlaces(order: 'name' | 'popularity' | 'tours', language: string): (a: PlaceRow, b: PlaceRow) => number {
  const byName = (a: PlaceRow, b: PlaceRow) => a.name.localeCompare(b.name, language);
  if (order === 'name') return byName;
  return (a, b) => b[order] - a[order] || byName(a, b);
}

function placeView(place: PlaceRow, language: Context['caller']['language']): PlaceView {
  return {
    id: place.id,
    name: place.name,
    slug: place.slug + placeSuffix,
    type: 'city',
    line: place.line,
    image: place.pictureUrl,
    imageAlt: describePicture(place.pictureScene, language, place.name),
    tours: place.tours,
    latitude: place.latitude,
    longitude: place.longitude,
    metadata: { country: countryName(place.country, language), countryCode: place.country },
  };
}

async function shownCurrency(context: Context, asked: Currency | undefined): Promise<Currency> {
  return asked ?? (await currentSettings(context)).defaultCurrency;
}
