import { z } from '@hono/zod-openapi';
import { tourCardView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { currency, id, instant, language, listOf, noContent, paging } from './primitives.ts';

const params = z.object({ tourId: id });

export const wishlistEndpoints = endpoints({
  listWishlist: {
    summary: 'Tours on the own wishlist, latest first',
    access: 'user',
    query: z.object({ ...paging, lang: language.optional(), currency: currency.optional() }),
    status: 200,
    response: listOf(tourCardView.extend({ addedAt: instant })),
    codes: [],
  },
  getWishlistEntry: {
    summary: 'When this tour was put on the own wishlist; 404 when it is not there',
    access: 'user',
    params,
    status: 200,
    response: z.object({ tourId: id, addedAt: instant }),
    codes: ['not_found'],
  },
  addToWishlist: {
    summary: 'Put a tour on the own wishlist; again changes nothing',
    access: 'user',
    params,
    status: 200,
    response: z.object({ tourId: id, addedAt: instant }),
    codes: ['not_found'],
  },
  removeFromWishlist: {
    summary: 'Take a tour off the own wishlist; again changes nothing',
    access: 'user',
    params,
    status: 204,
    response: noContent,
    codes: [],
  },
});
