// Empties mails whose link was used or has expired, so that the table contains no secret longer than needed.
import { sql } from 'kysely';
import type { Services } from '#platform/services.ts';
import { linkMatters } from '../mails/account-mail.ts';

/** A recurring job. A mail with a link to an account is emptied when it is sent; one that was not sent, when no link of its
 *  address is left. The code of a gift card stays until its mail is sent: it does not expire. */
export async function purgeLinkMails({ database, clock }: Services): Promise<void> {
  await sql`
    update mails set body_text = '', body_html = '' where holds_secret and body_text <> ''
      and split_part(event, ':', 1) = any(${linkMatters}::text[])
      and not exists (
        select from mail_links l where l.email = mails.recipient and l.expires_at > ${clock.now()}
          and (l.purpose = 'reset_password') = (mails.event like 'reset_password:%')
      )`.execute(database.db);
  await sql`
    update mails set body_text = '', body_html = '' where holds_secret and body_text <> '' and event like 'sign_in_code:%'
      and not exists (select from sign_in_codes c where c.email = mails.recipient and c.expires_at > ${clock.now()})`.execute(
    database.db,
  );
  await sql`
    update mails set body_text = '', body_html = '' where holds_secret and body_text <> '' and event like 'team_invitation:%'
      and not exists (
        select from supplier_invitations i
        where 'team_invitation:' || i.id = mails.event and i.expires_at > ${clock.now()}
      )`.execute(database.db);
}
