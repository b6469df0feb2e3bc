// Mails about a suspension and its end: to the user, or to the supplier, with the operator's reason.
import { ownName } from '#kernel/own-name.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { HandlersOf, PayloadOf } from '#platform/jobs/job-types.ts';
import { queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findUser } from '#domain/accounts/account-queries.ts';
import { listUpcomingOf } from '#domain/bookings/reading/booking-queries.ts';
import { cancellationCode } from '#domain/bookings/reading/look-up-booking.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import type { suspensionJobs } from '#domain/suspensions/job-types.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { visitTime } from '../mails/mail-facts.ts';
import { findOperator } from '../operator-address.ts';

type Addressee = { email: string; name: string; language: Language; isPaused: boolean };

type SuspensionChanged = PayloadOf<(typeof suspensionJobs)['suspension-changed']>;

export const suspensionMailHandlers: HandlersOf<typeof suspensionJobs> = {
  async 'suspension-changed'(services, { id, action, subject, reason }) {
    const operator = await findOperator(services);
    const addressee = await findAddressee(services, subject, operator.language);
    if (!addressee) return;
    const { email, name, language, isPaused } = addressee;
    const change = `suspension.${subject.kind}_${action}` as const;
    const key = isPaused && change === 'suspension.supplier_restore' ? (`${change}_paused` as const) : change;
    const isTraveller = subject.kind === 'user' && action === 'suspend';
    const bookings = isTraveller ? await bookingLines(services, subject.id, language) : [];
    const paths = { suspend: '/contact', restore: subject.kind === 'user' ? '/login' : '/supplier/login' };
    const draft: MailDraft = {
      event: `${change}:${id}`,
      recipient: email,
      language,
      key,
      params: { name },
      appName: operator.appName,
      name: name || null,
      toOperator: false,
      facts: factsOf(language, [
        ['reason', reason],
        ['bookings_ahead', ...bookings],
      ]),
      action: {
        label: contentWords(language)(action === 'suspend' ? 'action.contact' : 'action.sign_in'),
        url: services.config.appUrl + pathFor(paths[action], language),
      },
    };
    // Their codes cancel as the traveller does.
    const mail = { ...composeMail(draft), ...(bookings.length > 0 && { holdsSecret: true as const }) };
    await queueMails(services.database.read, [mail], services.clock.now());
  },
};

async function findAddressee(
  { database }: Services,
  { kind, id }: SuspensionChanged['subject'],
  otherwise: Language,
): Promise<Addressee | null> {
  const db = database.read;
  if (kind === 'supplier') {
    const supplier = await findSupplier(db, id);
    if (!supplier) return null;
    const { email, name, salesPausedAt } = supplier;
    const language = (await findSupplierLanguage(db, id)) ?? otherwise;
    return { email, name, language, isPaused: salesPausedAt !== null };
  }
  const user = await findUser(db, id);
  if (!user) return null;
  return {
    email: user.email,
    name: ownName(user),
    language: (user.language as Language | null) ?? otherwise,
    isPaused: false,
  };
}

/** Nobody signs in to cancel these: each has a link of its own. */
async function bookingLines(services: Services, userId: string, language: Language): Promise<string[]> {
  const { database, clock, secrets, config } = services;
  const bookings = await listUpcomingOf(database.read, userId, language, clock.now());
  return bookings.flatMap((booking) => [
    `${booking.reference}: ${booking.title}, ${visitTime(booking, language)}`,
    config.appUrl + pathFor(`/find-booking#${booking.reference}/${cancellationCode(secrets, booking.id)}`, language),
  ]);
}
