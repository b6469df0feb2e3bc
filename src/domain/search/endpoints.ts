import type { catalogueEndpoints } from '#contract/catalogue.ts';
import type { searchEndpoints, SearchQuery } from '#contract/search.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handler, Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { loadCards } from '../storefront/cards.ts';
import { countryName } from '#kernel/country-name.ts';
import type { SearchQuestion } from './question.ts';
import { searchTours } from './search-tours.ts';
import { searchView } from './search-view.ts';
import { findTypedPlaces, findTypedTours } from './suggest.ts';

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async searchTours(context, { query }) {
    const db = context.database.read;
    const question = await questionOf(context, query);
    const answer = await searchTours(db, question, context.clock.now());
    return searchView(answer, question, await loadCards(db, answer.ids, question));
  },

  async suggestTours(context, { query }) {
    const db = context.database.read;
    const { language } = context.caller;
    const { ids, total } = await findTypedTours(db, query.q, language, query.pageSize);
    const cards = await loadCards(db, ids, { language, currency: 'USD' });
    const data = cards.map(({ id, title, description, image, city }) => ({ id, title, description, image, city }));
    return { data, page: 1, pageSize: query.pageSize, total };
  },
};

/** The catalogue's call suggestPlaces. */
export const suggestPlaces: Handler<typeof catalogueEndpoints.suggestPlaces> = async (context, { query }) => {
  const { language } = context.caller;
  const places = await findTypedPlaces(context.database.read, query.q, language);
  const data = places.slice(0, query.pageSize).map(({ id, name, slug, country }) => ({
    id,
    name,
    slug: slug + placeSuffix,
    type: 'city' as const,
    metadata: { country: countryName(country, language), countryCode: country },
  }));
  return { data, page: 1, pageSize: query.pageSize, total: places.length };
};

async function questionOf(context: Context, query: SearchQuery): Promise<SearchQuestion> {
  const { lang: _, language: guideLanguage, tag, currency, ...rest } = query;
  return {
    ...rest,
    language: context.caller.language,
    currency: currency ?? (await currentSettings(context)).defaultCurrency,
    guideLanguage,
    tags: [
      ...new Set(
        (tag ?? '')
          .split(',')
          .map((slug) => slug.trim())
          .filter(Boolean),
      ),
    ],
  };
}
