// Reports of reviews to the operator; decisions to the author, with their reasons (Regulation (EU) 2022/2065, article 17),
// and to those who reported the review.
import { present } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { composeLetter, contentWords, factsOf, type Letter } from './content-mail.ts';
import { findOperator } from './operator-address.ts';
import { type DecidedReview, findDecidedReview, findReportToTell, findTourTitle } from './review-mail-queries.ts';

export const reviewJobs: JobHandlers = {
  'review-reported': async (services, { reportId }: { reportId: string }) => {
    const { email, language, appName } = await findOperator(services);
    const report = await findReportToTell(services.database.read, reportId);
    if (!email || !report) return;
    const tour = await findTourTitle(services.database.read, report.tourId, language);
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
  'review-decided': async (services, { decisionId }: { decisionId: string }) => {
    const review = present(await findDecidedReview(services.database.read, decisionId), 'the decision of a mail');
    if (review.outcome !== 'kept') await tellAuthor(services, decisionId, review);
    for (const reporter of review.reporters) await tellReporter(services, review, reporter);
  },
};

async function tellAuthor(services: Services, decisionId: string, review: DecidedReview): Promise<void> {
  const { authorLanguage: language, outcome, basis, reasons } = review;
  const words = contentWords(language);
  const isHidden = outcome === 'hidden';
  const why = factsOf(language, [
    ['basis', basis && words(`basis.${basis}`)],
    ['reasons', reasons, words('made_by_person')],
    ['redress', isHidden ? words('redress.contact') : null, isHidden ? words('redress.elsewhere') : null],
  ]);
  await tell(services, review, {
    event: `review-decided-author:${decisionId}`,
    recipient: review.authorEmail,
    language,
    key: isHidden ? 'review_hidden' : 'review_restored',
    name: review.authorName,
    why,
    action: isHidden
      ? linkTo(services, language, '/contact', 'object')
      : linkTo(services, language, '/dashboard/reviews', 'own_reviews'),
  });
}

function tellReporter(
  services: Services,
  review: DecidedReview,
  { id, name, email, language }: DecidedReview['reporters'][number],
): Promise<void> {
  const outcome = review.outcome === 'hidden' ? 'removed' : 'kept';
  const words = contentWords(language);
  return tell(services, review, {
    event: `review-decided-reporter:${id}`,
    recipient: email,
    language,
    key: 'review_decided',
    name,
    why: factsOf(language, [
      ['decision', words(`decision.${outcome}`)],
      ['reasons', review.reasons, words('made_by_person')],
      ['redress', words('redress.contact'), words('redress.elsewhere')],
    ]),
    action: linkTo(services, language, '/contact', 'object'),
  });
}

type Told = Pick<Letter, 'event' | 'recipient' | 'language' | 'key' | 'name' | 'action'> & { why: Letter['facts'] };

async function tell(services: Services, review: DecidedReview, { why, ...told }: Told): Promise<void> {
  const { appName } = await findOperator(services);
  const tour = await findTourTitle(services.database.read, review.tourId, told.language);
  const what = factsOf(told.language, [
    ['tour', tour],
    ['review', review.comment],
  ]);
  await send(services, { ...told, params: { tour }, appName, toOperator: false, facts: [...what, ...why] });
}

function linkTo({ config }: Services, language: Language, path: string, label: string): Letter['action'] {
  const url = config.appUrl + pathFor(path, language);
  return { label: contentWords(language)(`action.${label}`), url };
}

async function send({ database, clock }: Services, letter: Letter): Promise<void> {
  await writeMail(database.read, composeLetter(letter), clock.now());
}
