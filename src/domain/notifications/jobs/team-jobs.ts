// The mail with a link into the team of a supplier. The link's secret is made here, so that it is in the mail and not in the job.
import { pathFor } from '#kernel/language-routes.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { hashOf, newToken } from '#domain/accounts/sessions/refresh-token.ts';
import { giveToken } from '#domain/team/invitation-queries.ts';
import type { teamJobs } from '#domain/team/job-types.ts';
import { composeMail, contentWords } from '../mails/content-mail.ts';
import { findOperator } from '../operator-address.ts';

export const teamMailHandlers: HandlersOf<typeof teamJobs> = {
  async 'member-invited'(services, { id, language }) {
    const { appName } = await findOperator(services);
    await services.database.transaction(async (db) => {
      const token = newToken();
      const invitation = await giveToken(db, id, hashOf(token));
      if (!invitation) return;
      const { email, role, supplier } = invitation;
      const mail = composeMail({
        event: `team_invitation:${id}`,
        recipient: email,
        language,
        // What the keys of programs are is said where they are.
        key: role === 'guide' ? 'team.guide' : 'team.manager',
        params: { supplier },
        appName,
        name: null,
        toOperator: false,
        facts: [],
        action: {
          label: contentWords(language)('action.join'),
          url: services.config.appUrl + pathFor(`/supplier/invitation#${token}`, language),
        },
      });
      await queueMail(db, { ...mail, holdsSecret: true }, services.clock.now());
    });
  },
};
