import { z } from '@hono/zod-openapi';
import { tourCardView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { currency, id, instant, language, listOf, noContent, paging } from './primitives.ts';

const sharingView = z
  .object({ code: z.string(), title: z.string().nullable(), url: z.string(), sharedAt: instant })
  .openapi('WishlistSharing');
export type SharingView = z.output<typeof sharingView>;

const params = z.object({ tourId: id });

export const wishlistEndpoints = endpoints({
  listWishlist: {
    method: 'GET',
    path: '/wishlist',
    summary: 'Tours on the own wishlist, latest first',
    access: 'user',
    query: z.object({ ...paging, lang: language.optional(), currency: currency.optional() }),
    status: 200,
    response: listOf(tourCardView.extend({ addedAt: instant })).extend({
      offSale: z.int().describe('tours on the wishlist that are not on sale now, which the list leaves out'),
    }),
    codes: [],
  },
  getSharing: {
    method: 'GET',
    path: '/wishlist/sharing',
    summary: 'The link by which the own wishlist is shared; null when it is not',
    access: 'user',
    status: 200,
    response: z.object({ link: sharingView.nullable() }),
    codes: [],
  },
  shareWishlist: {
    method: 'PUT',
    path: '/wishlist/sharing',
    summary: 'Share the own wishlist by a link, or give the shared list another title; the link stays',
    access: 'user',
    body: z.strictObject({ title: z.string().trim().max(80).optional() }),
    status: 200,
    response: sharingView,
    codes: [],
  },
  stopSharing: {
    method: 'DELETE',
    path: '/wishlist/sharing',
    summary: 'Take the link back: it leads nowhere from then on; again changes nothing',
    access: 'user',
    status: 204,
    response: noContent,
    codes: [],
  },
  getWishlistEntry: {
    method: 'GET',
    path: '/wishlist/{tourId}',
    summary: 'When this tour was put on the own wishlist; 404 when it is not there',
    access: 'user',
    params,
    status: 200,
    response: z.object({ tourId: id, addedAt: instant }),
    codes: ['not_found'],
  },
  addToWishlist: {
    method: 'PUT',
    path: '/wishlist/{tourId}',
    summary: 'Put a tour on the own wishlist; again changes nothing',
    access: 'user',
    params,
    status: 200,
    response: z.object({ tourId: id, addedAt: instant }),
    codes: ['not_found'],
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/wishlist/{tourId}',
    summary: 'Take a tour off the own wishlist; again changes nothing',
    access: 'user',
    params,
    status: 204,
    response: noContent,
    codes: [],
  },
  readSharedWishlist: {
    method: 'GET',
    path: '/shared-wishlists/{code}',
    summary: 'Tours of a shared wishlist, latest first, for anyone who has the link; its owner is not named',
    access: 'anyone',
    params: z.object({ code: z.string().min(1).max(60) }),
    query: z.object({ ...paging, lang: language.optional(), currency: currency.optional() }),
    status: 200,
    response: listOf(tourCardView).extend({ title: z.string().nullable() }),
    codes: ['not_found'],
  },
});
