// The start page of a supplier: what several domains have waiting for it.
import { invalid } from '#contract/domain-error.ts';
import { namedAtStart, type SupplierStartView } from '#contract/suppliers/start.ts';
import { addDays } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { shownName } from '#kernel/own-name.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { readReturned, readSetup } from '#domain/authoring/read-setup.ts';
import { countByDay } from '#domain/bookings/calendar/calendar-queries.ts';
import { findUnanswered, findWaitingRequests } from '#domain/bookings/day-sheet/waiting-queries.ts';
import { findWaitingMessages, type WaitingMessage } from '#domain/bookings/messages/message-queries.ts';
import { appealBefore } from '#domain/moderation/notice.ts';
import { codeForMember } from '#domain/moderation/notice-code.ts';
import { listRemovalsOf } from '#domain/moderation/notice-queries.ts';
import { findSeller } from '#domain/seller-reports/report-queries.ts';
import { findRequest } from '#domain/seller-reports/requests/request-queries.ts';
import { requestView } from '#domain/seller-reports/requests/request-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { listSupplierReviews } from '#domain/reviews/own-review-queries.ts';
import { readDocumentsAtStart, withStep } from './documents-at-start.ts';
import type { SupplierReviewRow } from '#domain/reviews/review-view.ts';

/** Throws `not_found` for who acts for no supplier, `invalid_input` on `from`. */
export async function readSupplierStart(context: Context, from: string): Promise<SupplierStartView> {
  const to = addDays(from, 6);
  // The day after 9999-12-31 has five digits and sorts before it.
  if (to < from) throw invalid('from', 'date');
  const db = context.database.db;
  const { id: userId } = signedIn(context);
  const { language } = context.caller;
  const now = context.clock.now();
  const supplier = await ownSupplier(context, db);
  const question = { supplierId: supplier.id, language, now, limit: namedAtStart };
  const settings = await currentSettings(context);
  const ofDocuments = { supplierId: supplier.id, required: settings.requiredDocuments, now };
  const [requests, openAnswers, messages, reviews, returned, removals, days, setup, seller, request, atStart] =
    await Promise.all([
      findWaitingRequests(db, question),
      findUnanswered(db, question),
      findWaitingMessages(db, question),
      listSupplierReviews(db, {
        userId,
        language,
        answered: false,
        sort: 'unanswered',
        limit: namedAtStart,
        offset: 0,
      }),
      readReturned(db, question),
      listRemovalsOf(db, supplier.id, language),
      countByDay(db, { userId, tourId: undefined, from, to }),
      readSetup(db, supplier, now),
      findSeller(db, supplier.id),
      findRequest(db, supplier.id),
      readDocumentsAtStart(db, ofDocuments),
    ]);
  return {
    requests: { ...requests, first: requests.first.map((one) => ({ ...one, decideBy: one.decideBy.toISOString() })) },
    openAnswers,
    messages: { total: messages.total, first: messages.first.map((one) => messageAtStart(one, language)) },
    reviews: { total: reviews.total, first: reviews.rows.map(reviewAtStart) },
    returned,
    removals: removalsView(context, removals),
    taxDetailsMissing: supplier.state === 'verified' && seller?.state === 'incomplete',
    taxRequest: requestView(request, settings.taxDetailsEnforced),
    documents: atStart.documents,
    documentsMissing: atStart.documentsMissing,
    days,
    setup: withStep(setup, atStart.step),
  };
}

function messageAtStart(message: WaitingMessage, language: Language) {
  const { travellerName: name, travellerEmail: email, body: text, since } = message;
  return {
    ...message,
    text,
    since: since.toISOString(),
    traveller: name !== null && email !== null ? shownName({ name, email }, language) : null,
  };
}

const reviewAtStart = ({ id, title, author, stars, writtenAt }: SupplierReviewRow) => ({
  id,
  title,
  author,
  stars,
  writtenAt: writtenAt.toISOString(),
});

function removalsView(
  context: Context,
  removals: Awaited<ReturnType<typeof listRemovalsOf>>,
): SupplierStartView['removals'] {
  const now = context.clock.now();
  const open = removals.flatMap((notice) => {
    const until = appealBefore(notice, 'partner');
    if (!until || until <= now) return [];
    const { tourId, title, reference } = notice;
    const decidedAt = notice.decisions[0]!.decidedAt.toISOString();
    const code = codeForMember(context, notice.id);
    return [{ tourId, title, reference, code, decidedAt, appealBefore: until.toISOString() }];
  });
  return { total: open.length, first: open.slice(0, namedAtStart) };
}
