// Mails of a waitlist: offers, each with the link to the seats that are held, and the end of one whose departure does not take place.
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { ownName } from '#kernel/own-name.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findUser } from '#domain/accounts/account-queries.ts';
import { findCancellation } from '#domain/bookings/departure-cancellations/cancellation-queries.ts';
import type { waitlistJobs } from '#domain/bookings/job-types.ts';
import { findEntry, type WaitlistEntryRow } from '#domain/bookings/waitlist/waitlist-queries.ts';
import { entryState } from '#domain/bookings/waitlist/waitlist-view.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { composeMail, contentWords, factsOf, type MailDraft } from '../mails/content-mail.ts';
import { localTime, partyLine, visitTime } from '../mails/mail-facts.ts';

export const waitlistMailHandlers: HandlersOf<typeof waitlistJobs> = {
  /** An offer that was taken, or is over, needs no mail. */
  'waitlist-offered': async (services, { entryId }) => {
    const waiting = await findWaiting(services, entryId);
    if (!waiting || entryState(waiting.entry, services.clock.now()) !== 'offered') return;
    const { entry } = waiting;
    const { language } = entry;
    const mail = composeMail({
      ...(await draftFor(services, waiting)),
      event: `waitlist-offered:${entry.bookingId}`,
      key: 'waitlist.offered',
      facts: factsOf(language, [
        ...aboutEntry(entry),
        ['total', formatMoney(money(entry.totalMinor!, entry.currency), language)],
        ['offered_until', localTime(entry, entry.holdExpiresAt!, language)],
      ]),
      action: action(services, 'take_offer', `/waitlist/${entry.id}`, language),
    });
    await queueMail(services.database.db, { ...mail, urgent: true }, services.clock.now());
  },

  'waitlist-ended': async (services, { entryId }) => {
    const waiting = await findWaiting(services, entryId);
    if (!waiting) return;
    const { entry } = waiting;
    const { language } = entry;
    const cancellation = await findCancellation(services.database.db, entry.departureId);
    const mail = composeMail({
      ...(await draftFor(services, waiting)),
      event: `waitlist-ended:${entryId}`,
      key: 'waitlist.ended',
      facts: factsOf(language, [...aboutEntry(entry), ['reason', cancellation?.reason ?? null]]),
      action: action(services, 'other_dates', `/tours/${entry.tourSlug}`, language),
    });
    await queueMail(services.database.db, mail, services.clock.now());
  },
};

type Waiting = { entry: WaitlistEntryRow; user: NonNullable<Awaited<ReturnType<typeof findUser>>> };

/** In the language of the entry. Undefined once the account or the entry is gone. */
async function findWaiting({ database: { db } }: Services, entryId: string): Promise<Waiting | undefined> {
  const found = await findEntry(db, entryId, 'en');
  const user = found && (await findUser(db, found.userId));
  const entry = found && (await findEntry(db, entryId, found.language));
  return user && entry ? { entry, user } : undefined;
}

async function draftFor(services: Services, { entry, user }: Waiting) {
  return {
    recipient: user.email,
    language: entry.language,
    params: { title: entry.title },
    appName: (await currentSettings(services)).appName || defaultBrand,
    name: ownName(user),
    toOperator: false,
  };
}

const aboutEntry = (entry: WaitlistEntryRow) =>
  [
    ['tour', entry.title, entry.optionName],
    ['when', visitTime(entry, entry.language)],
    ['party', partyLine(entry, entry.language)],
  ] as const;

const action = (
  { config }: Services,
  label: 'take_offer' | 'other_dates',
  path: string,
  language: Language,
): MailDraft['action'] => ({
  label: contentWords(language)(`action.${label}`),
  url: config.appUrl + pathFor(path, language),
});
