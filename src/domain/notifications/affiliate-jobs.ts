// Applications to recommend the marketplace: a receipt, the application itself to the operator, and the decision.
import { viaParameter } from '#contract/affiliates.paths.ts';
import { present } from '#kernel/assert.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import { erasedMailDomain } from '#platform/personal-data/part.ts';
import type { Services } from '#platform/services.ts';
import type { Outcome } from '../affiliates/affiliate.ts';
import { findListed } from '../affiliates/affiliate-queries.ts';
import { composeLetter, contentWords, factsOf, type Letter } from './content-mail.ts';
import { findOperator } from './operator-address.ts';

type Payload = { affiliateId: string };

export const affiliateMailJobs: JobHandlers = {
  'affiliate-applied': async (services, { affiliateId, appliedAt }: Payload & { appliedAt: string }) => {
    const { affiliate, letter } = await open(services, affiliateId);
    const { name, email, link, message, language } = affiliate;
    const said: [string, string][] = [
      ['link', link],
      ['message', message],
    ];
    await send(services, letter('receipt', appliedAt, factsOf(language, said), 'action.home', '/'));
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
      facts: factsOf(operator.language, [['from', `${name} <${email}>`], ...said]),
      action: {
        label: contentWords(operator.language)('action.decide'),
        url: services.config.appUrl + pathFor('/admin/affiliates', operator.language),
      },
    });
  },
  'affiliate-decided': async (services, { affiliateId, outcome }: Payload & { outcome: Outcome }) => {
    const { affiliate, letter } = await open(services, affiliateId);
    const { language, code, percent, reasons, decidedAt } = affiliate;
    const words = contentWords(language);
    const facts = factsOf(language, [
      ['link_to_share', outcome === 'approved' ? `${services.config.appUrl}/?${viaParameter}=${code}` : null],
      ['share', outcome === 'approved' ? words('affiliate.share', { percent: percent! }) : null],
      ['reasons', reasons],
    ]);
    const [action, path] =
      outcome === 'declined' ? (['action.home', '/'] as const) : (['action.results', '/dashboard/affiliate'] as const);
    await send(services, letter(outcome, decidedAt!.toISOString(), facts, action, path));
  },
};

async function open(services: Services, affiliateId: string) {
  const affiliate = present(await findListed(services.database.read, affiliateId), 'the affiliate of a mail');
  const { appName } = await findOperator(services);
  const { language, email, name } = affiliate;
  /** `moment`: somebody who was declined may apply, and be told, once more. */
  const letter = (
    matter: 'receipt' | Outcome,
    moment: string,
    facts: Letter['facts'],
    action: 'action.home' | 'action.results',
    path: string,
  ): Letter => ({
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
  return { affiliate, letter };
}

/** Whoever has closed the account has no address any more. */
async function send({ database, clock }: Services, letter: Letter): Promise<void> {
  if (letter.recipient.endsWith(`@${erasedMailDomain}`)) return;
  await writeMail(database.read, composeLetter(letter), clock.now());
}
