// What anybody reads and writes: tours, reviews, wishlists, notices, messages, help, affiliates.
import { sql } from 'kysely';
import type { ExampleContext, Examples } from '../example-context.ts';
import { smallPicture } from '../request-of.ts';

const statement = 'The page does not say what the price includes and what is paid at the place.';
const sender = { name: 'Iris', email: 'iris@tests.example' };

const ofTour = async (context: ExampleContext) => ({ params: { id: (await context.tour()).id } });
const ofWishlist = async (context: ExampleContext) => ({ params: { tourId: (await context.tour()).id } });
const wished = async (context: ExampleContext) => {
  const { tourId } = (await ofWishlist(context)).params;
  await context.ask('addToWishlist', { params: { tourId } });
  return { params: { tourId } };
};
/** Of the demo world, which nobody of this test has written. */
const ofReview = async (context: ExampleContext) => ({
  params: await context.row(sql<{ id: string }>`
    select r.id from reviews r join users u on u.id = r.user_id join tours t on t.id = r.tour_id
    where t.status = 'published' and r.hidden_at is null and u.email like '%@travellers.example' and r.language = 'es' order by r.id limit 1`),
});
const newNotice = async (context: ExampleContext) => {
  const address = `/tour/${(await context.tour()).id}`;
  return { address, category: 'fraud' as const, statement, ...sender, goodFaith: true };
};
const sentNotice = async (context: ExampleContext) => {
  const { code, notice } = await context.made('sendNotice');
  return { body: { reference: notice.reference, code } };
};
/** An affiliate that the operator has approved. */
const approvedAffiliate = async (context: ExampleContext) => {
  const as = await context.newTraveller();
  await context.ask('applyAsAffiliate', { as, body: application });
  const { id } = await context.row(sql<{ id: string }>`select id from affiliates where user_id = ${as.id}`);
  const { code } = await context.ask('decideAffiliate', { params: { id }, body: { outcome: 'approved' } });
  return { as, code: code! };
};
const application = {
  kind: 'creator' as const,
  name: 'Iris',
  link: 'https://iris.example',
  message: 'I write about slow travel to some thousand readers every month.',
  promise: true,
};

export const shopExamples: Examples = {
  getTranslations: () => ({ params: { lang: 'en', namespace: 'common' } }),
  reportMissingTranslations: () => ({ params: { lang: 'en', namespace: 'common' }, body: { 'no.such': 'Text' } }),
  searchTours: () => ({ query: { locationSlug: 'barcelona', lang: 'en', adults: 2 } }),
  listNextStarts: async (context) => ({ query: { ids: (await context.tour()).id } }),
  suggestTours: () => ({ query: { q: 'barcelona', lang: 'en' } }),
  suggestPlaces: () => ({ query: { q: 'barcelona', lang: 'en' } }),
  getTour: ofTour,
  getTourSupplier: ofTour,
  getCurrencyOfPage: () => ({ query: { lang: 'en', place: 'barcelona' } }),
  readSharedWishlist: async (context) => {
    await wished(context);
    const { code } = await context.made('shareWishlist');
    return { params: { code } };
  },
  shareWishlist: () => ({ body: { title: 'In May' } }),
  getWishlistEntry: wished,
  addToWishlist: ofWishlist,
  removeFromWishlist: wished,
  listTourReviews: ofTour,
  translateReview: async (context) => ({ ...(await ofReview(context)), query: { lang: 'en' } }),
  listHelpfulReviews: ofTour,
  markHelpful: ofReview,
  unmarkHelpful: ofReview,
  writeReview: async (context) => {
    const bookingId = await context.completedTrip();
    return {
      ...(await ofTour(context)),
      body: { bookingId, stars: 4, comment: 'The light came in through the shutters.' },
    };
  },
  addReviewPhoto: () => ({ body: { picture: smallPicture } }),
  removeReviewPhoto: async (context) => ({ params: { id: (await context.made('addReviewPhoto')).id } }),
  reportReview: async (context) => ({ ...(await ofReview(context)), body: { reason: 'off_topic' } }),
  reportMeasurements: () => ({ body: { firstByteSeconds: 0.02, largestPaintSeconds: 1.2, layoutShift: 0 } }),
  sendMessage: () => ({ body: { ...sender, topic: 'booking', message: 'May we come with a pushchair?' } }),
  apply: () => ({ body: { ...sender, field: 'support', message: application.message } }),
  sendNotice: async (context) => ({ body: await newNotice(context) }),
  readNotice: sentNotice,
  appealNotice: async (context) => {
    const { body } = await sentNotice(context);
    const { id } = await context.row(sql<{ id: string }>`select id from notices where reference = ${body.reference}`);
    await context.ask('decideNotice', { params: { id }, body: { outcome: 'kept', reasons: statement } });
    return { body: { ...body, text: statement } };
  },
  getPage: () => ({ params: { name: 'about' }, query: { lang: 'en' } }),
  // A post of the build is shown while one of its tours is on sale, which other requests end; one of an editor always.
  getPost: async (context) => ({
    params: { slug: (await context.made('publishArticle')).slug },
    query: { lang: 'en' },
  }),
  getHelpTopic: () => ({ params: { topic: 'refunds' }, query: { lang: 'en' } }),
  findHelp: () => ({ query: { q: 'cancel', lang: 'en' } }),
  getPlaceOnMap: () => ({ params: { place: 'barcelona' }, query: { lang: 'en' } }),
  applyAsAffiliate: async (context) => ({ as: await context.newTraveller(), body: application }),
  getAffiliateResults: async (context) => ({ as: (await approvedAffiliate(context)).as }),
  recordClick: async (context) => ({ body: { code: (await approvedAffiliate(context)).code } }),
  decideAffiliate: async (context) => {
    const as = await context.newTraveller();
    await context.ask('applyAsAffiliate', { as, body: application });
    const params = await context.row(sql<{ id: string }>`select id from affiliates where user_id = ${as.id}`);
    return { params, body: { outcome: 'approved' } };
  },
  listSupplierReviews: () => ({ query: { lang: 'en' } }),
  replyToReview: async (context) => ({ params: await context.reviewOfOwnTour(), body: { reply: 'Come again.' } }),
  removeReply: async (context) => {
    const params = await context.reviewOfOwnTour();
    await context.ask('replyToReview', { params, body: { reply: 'Come again.' } });
    return { params };
  },
  decideReview: async (context) => {
    const params = await context.reviewOfOwnTour();
    await context.ask('reportReview', { params, body: { reason: 'off_topic' } });
    return { params, body: { outcome: 'kept', reasons: statement } };
  },
  decideNotice: async (context) => {
    const { body } = await sentNotice(context);
    const params = await context.row(sql<{ id: string }>`select id from notices where reference = ${body.reference}`);
    return { params, body: { outcome: 'kept', reasons: statement } };
  },
  pauseTourByOperator: async (context) => {
    const { id } = await context.newTour();
    return { body: { address: `/tour/${id}`, category: 'unsafe', basis: 'terms', reasons: statement } };
  },
};
