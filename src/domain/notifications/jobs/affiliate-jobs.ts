// Mails about applications of affiliates: a receipt, the application to the operator, and the decision.
import { viaParameter } from '#kernel/referrals.ts';
import { assertDefined } from '#kernel/assert.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { erasedMailDomain } from '#platform/personal-data/source.ts';
import type { Services } from '#platform/services.ts';
import type { AffiliateOutcome } from '#domain/affiliates/affiliate.ts';
import { findAffiliateWithEmail } from '#domain/affiliates/affiliate-queries.ts';
import type { affiliateJobs } from '#domain/affiliates/job-types.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const affiliateMailHandlers: HandlersOf<typeof affiliateJobs> = {
  'affiliate-applied': async (services, { affiliateId, appliedAt }) => {
    const { affiliate, draft } = await open(services, affiliateId);
    const { name, email, link, message, language } = affiliate;
    const applicationFacts = [
      ['link', link],
      ['message', message],
    ] as const;
    await send(services, draft('receipt', appliedAt, factsOf(language, applicationFacts), 'action.home', '/'));
    const operator = await findOperator(services);
    if (!operator.email) return;
    await send(services, {
      event: `affiliate-operator:${affiliateId}:${appliedAt}`,
      recipient: operator.email,
      language: operator.language,
      key: 'affiliate.operator',
      params: { name },
      appName: operator.appName,
      name: null,
      toOperator: true,
      facts: factsOf(operator.language, [['from', `${name} <${email}>`], ...applicationFacts]),
      action: {
        label: contentWords(operator.language)('action.decide'),
        url: services.config.appUrl + pathFor('/admin/affiliates', operator.language),
      },
    });
  },
  'affiliate-decided': async (services, { affiliateId, outcome }) => {
    const { affiliate, draft } = await open(services, affiliateId);
    const { language, code, percent, reasons, decidedAt } = affiliate;
    const words = contentWords(language);
    const facts = factsOf(language, [
      ['link_to_share', outcome === 'approved' ? `${services.config.appUrl}/?${viaParameter}=${code}` : null],
      ['share', outcome === 'approved' ? words('affiliate.share', { percent: percent! }) : null],
      ['reasons', reasons],
    ]);
    const [action, path] =
      outcome === 'declined' ? (['action.home', '/'] as const) : (['action.results', '/dashboard/affiliate'] as const);
    await send(services, draft(outcome, decidedAt!.toISOString(), facts, action, path));
  },
};

async function open(services: Services, affiliateId: string) {
  const affiliate = assertDefined(
    await findAffiliateWithEmail(services.database.db, affiliateId),
    'the affiliate of a mail',
  );
  const { appName } = await findOperator(services);
  const { language, email, name } = affiliate;
  /** `moment` makes the event unique: an applicant who was declined may apply again. */
  const draft = (
    matter: 'receipt' | AffiliateOutcome,
    moment: string,
    facts: MailDraft['facts'],
    action: 'action.home' | 'action.results',
    path: string,
  ): MailDraft => ({
    event: `affiliate-${matter}:${affiliateId}:${moment}`,
    recipient: email,
    language,
    key: `affiliate.${matter}`,
    params: {},
    appName,
    name,
    toOperator: false,
    facts,
    action: {
      label: contentWords(language)(action, { app: appName }),
      url: services.config.appUrl + pathFor(path, language),
    },
  });
  return { affiliate, draft };
}

/** An erased account has no address. */
async function send({ database, clock }: Services, draft: MailDraft): Promise<void> {
  if (draft.recipient.endsWith(`@${erasedMailDomain}`)) return;
  await queueMail(database.db, composeMail(draft), clock.now());
}
