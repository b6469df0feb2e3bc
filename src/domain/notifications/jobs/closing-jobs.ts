// The mails to the owners of a supplier's account that one of them has closed. Their membership has ended: they are users by now.
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { formatMoment } from '#kernel/moments.ts';
import { ownName } from '#kernel/own-name.ts';
import type { HandlersOf, PayloadOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import { findUser, type UserRow } from '#domain/accounts/account-queries.ts';
import type { closingJobs } from '#domain/closing/job-types.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

type Closing = PayloadOf<(typeof closingJobs)['account-closed']>;

export const closingMailHandlers: HandlersOf<typeof closingJobs> = {
  async 'account-closed'(services, closing) {
    const db = services.database.db;
    const { name } = assertDefined(await findSupplier(db, closing.supplierId), 'the supplier of a mail');
    const { appName } = await findOperator(services);
    const closedBy = await findUser(db, closing.closedBy);
    const owners = await Promise.all(closing.owners.map((id) => findUser(db, id)));
    const mails = owners
      .filter((owner) => owner !== undefined)
      .map((owner) => {
        const language = (owner.language as Language | null) ?? closing.language;
        return composeMail({
          event: `partner.closed:${closing.id}:${owner.id}`,
          recipient: owner.email,
          language,
          key: 'partner.closed',
          params: { name },
          appName,
          name: ownName(owner) || null,
          toOperator: false,
          facts: closingFacts(closing, closedBy, language),
          action: {
            label: contentWords(language)('action.contact'),
            url: services.config.appUrl + pathFor('/contact', language),
          },
        });
      });
    await queueMails(db, mails, services.clock.now());
  },
};

function closingFacts({ closedAt, tours, members }: Closing, closedBy: UserRow | undefined, language: Language) {
  const words = contentWords(language);
  return factsOf(language, [
    ['closed_at', `${formatMoment(new Date(closedAt), 'UTC', language)} UTC`],
    ['closed_by', closedBy ? `${ownName(closedBy)} <${closedBy.email}>`.trim() : null],
    [
      'closed_ended',
      words('closed.tours', { count: tours }),
      words('closed.members', { count: members }),
      words('closed.programs'),
    ],
    ['closed_stays', words('closed.stays'), words('closed.own')],
    ['closed_reopening', words('closed.reopening')],
  ]);
}
