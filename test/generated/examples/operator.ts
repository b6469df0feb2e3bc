// What operators, editors and support do.
import { sql } from 'kysely';
import { earliestStart } from '#kernel/choices/supplier-terms.ts';
import { newId } from '#kernel/ids.ts';
import { newOwner } from '#test/identities.ts';
import { pngOf } from '#test/pictures.ts';
import { setSetting } from '#test/settings.ts';
import { dayAhead } from '#test/test-tour.ts';
import type { ExampleContext, Examples } from '../example-context.ts';
import { suspensionPass } from '#domain/accounts/sessions/suspension-pass.ts';

const reason = 'An example of a reason.';
const inLanguages = (text: string) => ({ en: text, es: text, fr: text });
const newUser = async (context: ExampleContext) => ({ params: { id: (await context.newTraveller()).id } });
const suspended = async (context: ExampleContext, kind: 'users' | 'suppliers') => {
  const id = kind === 'users' ? (await context.newTraveller()).id : (await context.uncheckedOwner()).supplierId;
  await context.ask(kind === 'users' ? 'suspendUser' : 'suspendSupplier', { params: { id }, body: { reason } });
  return { params: { id }, body: { reason } };
};
const referenceOf = async (context: ExampleContext) => ({
  params: { reference: (await context.paidBooking()).reference },
});
const acting = async (context: ExampleContext) => {
  const { id: userId } = await context.person('traveller');
  return context.ask('startActing', { params: { id: userId }, body: { reason } });
};
const actingOnBooking = async (context: ExampleContext) => {
  const { id: bookingId } = await context.made('placeBooking');
  return { params: { id: (await acting(context)).id, bookingId } };
};
const proposedBy = async (as: { token: string }, context: ExampleContext) => {
  const { params } = await referenceOf(context);
  return (await context.ask('proposeRefund', { as, params, body: { amountMinor: 100, reason } })).id;
};
const article = (version: number) => {
  const text = { title: 'Three bridges', lead: 'By foot.', body: 'One is of wood.' };
  return {
    version,
    facts: { author: 'Iris', tags: ['nature' as const], pictureTour: null },
    texts: { en: text, es: text, fr: text },
  };
};
const newPost = async (context: ExampleContext) => {
  const params = { kind: 'post' as const, slug: `bridges-${newId().slice(-8)}` };
  const { version } = await context.ask('saveArticle', { params, body: article(0) });
  return { ...params, version };
};
const featured = async (context: ExampleContext) => {
  // There may be only so many.
  await setSetting(context.app, 'featuredTours', []);
  return { body: { tour: (await context.newTour()).id, from: dayAhead(0), until: dayAhead(5) } };
};
const newTag = async (context: ExampleContext) => {
  const { id } = await context.made('createTaxonomyEntry');
  return { params: { kind: 'tag' as const, id } };
};
const giftCard = async (context: ExampleContext) => {
  const { id } = await context.giftCard();
  return { params: { id } };
};
const text = { language: 'fr' as const, namespace: 'tags' as const, key: 'title' };

const termsOf = ({ app }: ExampleContext, supplierId: string) => ({
  supplierId,
  commissionPercent: 20,
  startsOn: earliestStart(app.services.clock.now()),
  texts: inLanguages('The commission is twenty percent.'),
});
export const announceTerms = (context: ExampleContext, supplierId: string) =>
  context.ask('announceTerms', { body: termsOf(context, supplierId) });

const document = {
  kind: 'insurance' as const,
  name: 'insurance.pdf',
  file: `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`,
};
/** Of an owner who has none yet: there may be 20. */
export const newDocument = async (context: ExampleContext) => ({ as: await newOwner(context.app), body: document });
export async function madeDocument(context: ExampleContext) {
  const { as, body } = await newDocument(context);
  return { params: { id: (await context.ask('addDocument', { as, body })).id }, as };
}

/** What is made but not filed; another one of a year can be made only after it was filed or discarded. */
async function openFiling(context: ExampleContext): Promise<{ id: string }> {
  const open = await sql<{ id: string }>`select id from seller_filings where filed_at is null`.execute(context.db);
  return (
    open.rows[0] ?? context.ask('makeSellerFiling', { body: { year: await yearToReport(context), kind: 'original' } })
  );
}

/** One of which nothing is reported yet, and of which there is nothing to say. */
async function yearToReport(context: ExampleContext): Promise<number> {
  await sql`insert into seller_years (year, summed_at) select year, now() from generate_series(2020, 2025) as year
    on conflict do nothing`.execute(context.db);
  const { year } = await context.row(sql<{ year: number }>`
    select year from seller_years where year not in (select year from seller_filings) order by year limit 1`);
  return year;
}

export const operatorExamples: Examples = {
  checkSupplier: async (context) => ({
    params: { id: (await context.uncheckedOwner()).supplierId },
    body: { outcome: 'verified' },
  }),
  openDocument: async (context) => ({ params: (await madeDocument(context)).params }),
  decideDocument: async (context) => ({ params: (await madeDocument(context)).params, body: { outcome: 'accepted' } }),
  setMessageState: async (context) => ({
    params: { id: (await context.made('sendMessage')).id },
    body: { state: 'done' },
  }),
  announceTerms: async (context) => ({ body: termsOf(context, (await newOwner(context.app)).supplierId) }),
  withdrawTerms: async (context) => ({ params: { id: (await context.made('announceTerms')).id } }),
  suspendUser: async (context) => ({ ...(await newUser(context)), body: { reason } }),
  openSuspension: async (context) => {
    const { params } = await suspended(context, 'users');
    return { body: { pass: suspensionPass(context.app.services, { userId: params.id, byPasskey: false }) } };
  },
  exportSuspendedSupplier: async (context) => {
    const { id, supplierId } = await newOwner(context.app);
    await context.ask('suspendSupplier', { params: { id: supplierId }, body: { reason } });
    return { body: { pass: suspensionPass(context.app.services, { userId: id, byPasskey: false }) } };
  },
  restoreUser: (context) => suspended(context, 'users'),
  suspendSupplier: async (context) => ({
    params: { id: (await context.uncheckedOwner()).supplierId },
    body: { reason },
  }),
  restoreSupplier: (context) => suspended(context, 'suppliers'),
  listSupplierSuspensions: async (context) => {
    const { params } = await suspended(context, 'suppliers');
    return { query: { suppliers: params.id } };
  },
  listArticles: () => ({ params: { kind: 'post' } }),
  getArticle: () => ({ params: { kind: 'post', slug: 'three-crafts-of-marrakech' } }),
  getArticleVersion: async (context) => ({ params: await newPost(context) }),
  saveArticle: () => ({ params: { kind: 'post', slug: `bridges-${newId().slice(-8)}` }, body: article(0) }),
  publishArticle: async (context) => {
    const { version, ...params } = await newPost(context);
    return { params, body: { version } };
  },
  unpublishArticle: async (context) => {
    const { version, ...params } = await newPost(context);
    await context.ask('publishArticle', { params, body: { version } });
    return { params };
  },
  startActing: async (context) => ({ ...(await newUser(context)), body: { reason } }),
  getActing: async (context) => ({ params: { id: (await acting(context)).id } }),
  endActing: async (context) => ({ params: { id: (await acting(context)).id } }),
  listBookingsAsTraveller: async (context) => ({ params: { id: (await actingOnBooking(context)).params.id } }),
  quoteCancellationAsTraveller: actingOnBooking,
  cancelBookingAsTraveller: async (context) => ({ ...(await actingOnBooking(context)), body: { reason: 'Ill.' } }),
  quoteChangeAsTraveller: async (context) => ({
    ...(await actingOnBooking(context)),
    body: { departureId: (await context.party(1)).departureId },
  }),
  changeBookingAsTraveller: async (context) => {
    const { params } = await actingOnBooking(context);
    const change = { departureId: (await context.party(1)).departureId };
    const { total } = await context.ask('quoteChangeAsTraveller', { params, body: change });
    const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
    return { params, body: { ...change, expectedTotal } };
  },
  getAccount: newUser,
  changeStaffRole: async (context) => ({ ...(await newUser(context)), body: { staffRole: 'editor' } }),
  listAccountMails: newUser,
  resendMail: async (context) => {
    const { id, email } = await context.newTraveller();
    const mailId = newId();
    await sql`insert into mails (id, event, recipient, language, subject, body_text, body_html, created_at, sent_at)
      values (${mailId}, ${`booking_confirmed:${newId()}`}, ${email}, 'en', 's', 't', 'h', now(), now())`.execute(
      context.db,
    );
    return { params: { id, mailId } };
  },
  endAccountSessions: newUser,
  endAccountSession: async (context) => {
    const { id } = await context.newTraveller();
    const session = await context.row(sql<{ id: string }>`select id from sessions where user_id = ${id}`);
    return { params: { id, sessionId: session.id } };
  },
  getBookingRecord: referenceOf,
  decideBookingByOperator: async (context) => ({
    ...(await referenceOf(context)),
    body: { decision: 'cancel', reason },
  }),
  proposeRefund: async (context) => ({ ...(await referenceOf(context)), body: { amountMinor: 100, reason } }),
  decideRefund: async (context) => {
    const as = await context.newStaff('support');
    return { params: { id: await proposedBy(as, context) }, body: { outcome: 'approve' } };
  },
  withdrawRefund: async (context) => {
    const as = await context.newStaff('support');
    return { as, params: { id: await proposedBy(as, context) } };
  },
  changeSetting: () => ({ params: { key: 'appName' }, body: { value: '"Senda"' } }),
  addLogo: async () => ({ body: { picture: await pngOf(48, 48) } }),
  checkLogoOnColours: () => ({ query: { light: '#ffffff', dark: '#000000' } }),
  featureTour: featured,
  unfeatureTour: async (context) => {
    const { body } = await featured(context);
    await context.ask('featureTour', { body });
    return { body };
  },
  changeText: () => ({ params: text, body: { texts: { title: 'Envies' } } }),
  removeUnusedText: async (context) => {
    await sql`insert into text_overrides (language, namespace, key, text) values ('fr', 'tags', 'no.such', 'x') on conflict do nothing`.execute(
      context.db,
    );
    return { params: { ...text, key: 'no.such' } };
  },
  decideDeadJobs: () => ({ body: { outcome: 'retry', name: 'booking-confirmed' } }),
  decideHeldMails: () => ({ body: { outcome: 'retry', name: 'booking-confirmed' } }),
  decideHeldWebhooks: () => ({ body: { outcome: 'retry', name: 'partner.test' } }),
  listTaxonomy: () => ({ params: { kind: 'tag' } }),
  createTaxonomyEntry: () => ({
    params: { kind: 'tag' },
    body: { names: inLanguages(`Bridges ${newId().slice(-8)}`) },
  }),
  changeTaxonomyEntry: async (context) => ({
    ...(await newTag(context)),
    body: { slug: `of-wood-${newId().slice(-8)}`, names: inLanguages(`Of wood ${newId().slice(-8)}`) },
  }),
  mergeTaxonomyEntries: async (context) => ({
    ...(await newTag(context)),
    body: { into: (await newTag(context)).params.id },
  }),
  resendFoundGiftCard: giftCard,
  blockGiftCard: async (context) => ({ ...(await giftCard(context)), body: { isBlocked: true, reason } }),
  createMarketplaceCode: () => ({ body: { code: `M${newId().slice(-10)}`, percent: 5 } }),
  setMarketplaceCodeState: async (context) => ({
    params: { id: (await context.made('createMarketplaceCode')).id },
    body: { state: 'paused' },
  }),
  blockPromoCode: async (context) => ({
    params: { id: (await context.made('createSupplierCode')).id },
    body: { isBlocked: true, reason },
  }),
  enterExchangeRate: () => ({ params: { currency: 'CHF' }, body: { perUsd: 0.91, asOf: dayAhead(-1) } }),
  removeExchangeRate: async (context) => {
    await context.made('enterExchangeRate');
    return { params: { currency: 'CHF' } };
  },
  makeSellerFiling: async (context) => {
    await sql`delete from seller_filings where filed_at is null`.execute(context.db);
    return { body: { year: await yearToReport(context), kind: 'original' } };
  },
  downloadSellerFiling: async (context) => ({ params: { id: (await openFiling(context)).id } }),
  fileSellerFiling: async (context) => ({ params: { id: (await openFiling(context)).id } }),
  discardSellerFiling: async (context) => ({ params: { id: (await openFiling(context)).id } }),
};
