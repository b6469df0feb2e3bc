// Mails about a suspension, with the way to appeal, and its end: to the user, or to the supplier, with the operator's reason.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { listUpcomingOf } from '#domain/bookings/reading/booking-queries.ts';
import { cancellationCode } from '#domain/bookings/reading/look-up-booking.ts';
import type { suspensionJobs } from '#domain/moderation/job-types.ts';
import { findNotice } from '#domain/moderation/notice-queries.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { visitTime } from '../mails/mail-facts.ts';
import { decisionFacts, keyFacts, noticeUrl } from '../mails/notice-mail.ts';
import { findOperator } from '../operator-address.ts';
import { findSubject } from './find-subject.ts';

export const suspensionMailHandlers: HandlersOf<typeof suspensionJobs> = {
  async 'suspension-changed'(services, { id, action, subject, reason, noticeId }) {
    const operator = await findOperator(services);
    const found = await findSubject(services.database.db, subject);
    if (!found) return;
    const { email, name, isPaused } = found;
    const language = found.language ?? operator.language;
    const change = `suspension.${subject.kind}_${action}` as const;
    const key = isPaused && change === 'suspension.supplier_restore' ? (`${change}_paused` as const) : change;
    const isTraveller = subject.kind === 'user' && action === 'suspend';
    const bookings = isTraveller ? await bookingLines(services, subject.id, language) : [];
    const notice = noticeId && (await findNotice(services.database.db, { id: noticeId }));
    const to = { party: subject.kind === 'user' ? 'user' : 'partner', language } as const;
    const reasons = notice
      ? [...decisionFacts(notice, 'first', to), ...keyFacts(services, notice, to)]
      : factsOf(language, [['reason', reason]]);
    const at = (path: string) => services.config.appUrl + pathFor(path, language);
    const signIn = at(subject.kind === 'user' ? '/login' : '/supplier/login');
    // A job of an older version names no notice.
    const unnamed =
      action === 'suspend' ? (['action.contact', at('/contact')] as const) : (['action.sign_in', signIn] as const);
    const next = notice ? (['action.object', noticeUrl(services, notice, to)] as const) : unnamed;
    const draft: MailDraft = {
      event: `${change}:${id}`,
      recipient: email,
      language,
      key,
      params: { name },
      appName: operator.appName,
      name: name || null,
      toOperator: false,
      facts: [...reasons, ...factsOf(language, [['bookings_ahead', ...bookings]])],
      action: { label: contentWords(language)(next[0]), url: next[1] },
    };
    // Their codes cancel as the traveller does.
    const mail = { ...composeMail(draft), ...(bookings.length > 0 && { holdsSecret: true as const }) };
    await queueMails(services.database.db, [mail], services.clock.now());
  },
};

/** These are cancelled without signing in: each has a link of its own. */
async function bookingLines(services: Services, userId: string, language: Language): Promise<string[]> {
  const { database, clock, secrets, config } = services;
  const bookings = await listUpcomingOf(database.db, userId, language, clock.now());
  return bookings.flatMap((booking) => [
    `${booking.reference}: ${booking.title}, ${visitTime(booking, language)}`,
    config.appUrl + pathFor(`/find-booking#${booking.reference}/${cancellationCode(secrets, booking.id)}`, language),
  ]);
}
