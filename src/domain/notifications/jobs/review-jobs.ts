// Mails about reports of reviews: the report to the operator; the decision to the author, with its reasons (Regulation (EU)
// 2022/2065, article 17), and to those who reported the review.
import { ownName } from '#kernel/own-name.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { findTourTitle } from '#domain/catalogue/find-tour.ts';
import type { reviewJobs } from '#domain/reviews/job-types.ts';
import { type DecidedReview, findDecidedReview, findReportToNotify } from '#domain/reviews/review-mail-queries.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const reviewMailHandlers: HandlersOf<typeof reviewJobs> = {
  'review-reported': async (services, { reportId }) => {
    const { email, language, appName } = await findOperator(services);
    const report = await findReportToNotify(services.database.db, reportId);
    if (!email || !report) return;
    const tour = await findTourTitle(services.database.db, report.tourId, language);
    await send(services, {
      event: `review-reported:${reportId}`,
      recipient: email,
      language,
      key: 'review_reported',
      params: { tour },
      appName,
      name: null,
      toOperator: true,
      facts: factsOf(language, [
        ['tour', tour],
        ['review', report.comment],
        ['reason', text(language, 'reviews', `reason_${report.reason}`)],
        ['statement', report.details],
      ]),
      action: linkTo(services, language, '/admin/reviews', 'decide'),
    });
  },
  'review-decided': async (services, { decisionId }) => {
    const review = assertDefined(await findDecidedReview(services.database.db, decisionId), 'the decision of a mail');
    if (review.outcome !== 'kept') await notifyAuthor(services, decisionId, review);
    for (const reporter of review.reporters) await notifyReporter(services, review, reporter);
  },
};

async function notifyAuthor(services: Services, decisionId: string, review: DecidedReview): Promise<void> {
  const { authorLanguage: language, outcome, basis, reasons } = review;
  const words = contentWords(language);
  const isHidden = outcome === 'hidden';
  const why = factsOf(language, [
    ['basis', basis && words(`basis.${basis}`)],
    ['reasons', reasons, words('made_by_person')],
    ['redress', isHidden ? words('redress.contact') : null, isHidden ? words('redress.elsewhere') : null],
  ]);
  await notify(services, review, {
    event: `review-decided-author:${decisionId}`,
    recipient: review.authorEmail,
    language,
    key: isHidden ? 'review_hidden' : 'review_restored',
    name: ownName({ name: review.authorName, email: review.authorEmail }) || null,
    why,
    action: isHidden
      ? linkTo(services, language, '/contact', 'object')
      : linkTo(services, language, '/dashboard/reviews', 'own_reviews'),
  });
}

function notifyReporter(
  services: Services,
  review: DecidedReview,
  { id, name, email, language }: DecidedReview['reporters'][number],
): Promise<void> {
  const outcome = review.outcome === 'hidden' ? 'removed' : 'kept';
  const words = contentWords(language);
  return notify(services, review, {
    event: `review-decided-reporter:${id}`,
    recipient: email,
    language,
    key: 'review_decided',
    name: ownName({ name, email }) || null,
    why: factsOf(language, [
      ['decision', words(`decision.${outcome}`)],
      ['reasons', review.reasons, words('made_by_person')],
      ['redress', words('redress.contact'), words('redress.elsewhere')],
    ]),
    action: linkTo(services, language, '/contact', 'object'),
  });
}

type ReviewNotification = Pick<MailDraft, 'event' | 'recipient' | 'language' | 'key' | 'name' | 'action'> & {
  why: MailDraft['facts'];
};

async function notify(
  services: Services,
  review: DecidedReview,
  { why, ...notification }: ReviewNotification,
): Promise<void> {
  const { appName } = await findOperator(services);
  const tour = await findTourTitle(services.database.db, review.tourId, notification.language);
  const what = factsOf(notification.language, [
    ['tour', tour],
    ['review', review.comment],
  ]);
  await send(services, { ...notification, params: { tour }, appName, toOperator: false, facts: [...what, ...why] });
}

function linkTo(
  { config }: Services,
  language: Language,
  path: string,
  label: KeyEnding<'content-mail', 'action.'>,
): MailDraft['action'] {
  const url = config.appUrl + pathFor(path, language);
  return { label: contentWords(language)(`action.${label}`), url };
}

async function send({ database, clock }: Services, draft: MailDraft): Promise<void> {
  await queueMail(database.db, composeMail(draft), clock.now());
}
