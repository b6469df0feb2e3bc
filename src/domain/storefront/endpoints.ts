import type { catalogueEndpoints } from '#contract/catalogue.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { featuredMax, featuredOn } from '#kernel/choices/featured-tours.ts';
import type { Currency } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import type { TourOrder } from '#domain/catalogue/catalogue-queries.ts';
import { findTourSupplier } from '#domain/catalogue/find-tour.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { cardCacheOf } from './card-cache.ts';
import { ratingOf } from './cards.ts';
import { currencyOfSubject } from './subject-currency.ts';

type Served = Omit<Handlers<typeof catalogueEndpoints>, 'suggestPlaces' | 'getTour'>;

export const storefrontHandlers: Served = {
  async listTours(context, { query }) {
    const { language } = context.caller;
    const { page, pageSize, orderBy } = query;
    const cache = cardCacheOf(context.database);
    const currency = await shownCurrency(context, query.currency);
    if (query.featured) {
      const { featuredTours } = await currentSettings(context);
      const ids = featuredOn(featuredTours, context.clock.now().toISOString().slice(0, 10));
      const data = await cache.cards(ids, { language, currency });
      return { data, page: 1, pageSize: featuredMax, total: data.length };
    }
    const list = { order: orderBy, descending: isDescending(orderBy, query.orderDir), language };
    const { ids, total } = await cache.tourIds(list, { offset: (page - 1) * pageSize, limit: pageSize });
    return { data: await cache.cards(ids, { language, currency }), page, pageSize, total };
  },

  async getTourSupplier({ database }, { params }) {
    const supplier = await findTourSupplier(database.db, params.id);
    if (!supplier) throw new DomainError('not_found');
    const { since, reviewCount, starsSum, ...known } = supplier;
    const rating = ratingOf(starsSum, reviewCount);
    return { ...known, since: since.toISOString(), rating, review: reviewCount };
  },

  async getCurrencyOfPage(context, { query }) {
    const settings = await currentSettings(context);
    return { currency: await currencyOfSubject(context.database, query, context.caller.language, settings) };
  },

  async listPlaces(context, { query }) {
    const { language } = context.caller;
    const { page, pageSize, orderBy } = query;
    const list = { order: orderBy, descending: isDescending(orderBy, query.orderDir), language };
    const places = await cardCacheOf(context.database).places(list);
    const data = places.slice((page - 1) * pageSize, page * pageSize);
    return { data, page, pageSize, total: places.length };
  },

  listCategories: ({ database, caller }) => cardCacheOf(database).categories(caller.language),
  listTags: ({ database, caller }) => cardCacheOf(database).tags(caller.language),
};

/** Undefined if there is none on sale. */
export async function findTourOnSale(context: Context, { params, query }: InputOf<typeof catalogueEndpoints.getTour>) {
  const currency = await shownCurrency(context, query.currency);
  return cardCacheOf(context.database).tour(params.id, { language: context.caller.language, currency });
}

/** The default direction: best first for ratings and the like, ascending for names and durations. */
function isDescending(order: TourOrder | 'tours', direction: string | undefined): boolean {
  if (direction) return direction.toUpperCase() === 'DESC';
  return order === 'popularity' || order === 'rating' || order === 'newest' || order === 'tours';
}

async function shownCurrency(context: Context, requested: Currency | undefined): Promise<Currency> {
  return requested ?? (await currentSettings(context)).defaultCurrency;
}
