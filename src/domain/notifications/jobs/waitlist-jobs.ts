// Mails about offers of a waitlist, each with the link to the seats that are held.
import { pathFor } from '#kernel/language-routes.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { ownName } from '#kernel/own-name.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { findUser } from '#domain/accounts/account-queries.ts';
import type { waitlistJobs } from '#domain/bookings/job-types.ts';
import { findEntry } from '#domain/bookings/waitlist/waitlist-queries.ts';
import { entryState } from '#domain/bookings/waitlist/waitlist-view.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { localTime, partyLine, visitTime } from '../mails/mail-facts.ts';

export const waitlistMailHandlers: HandlersOf<typeof waitlistJobs> = {
  /** An offer that was taken, or is over, needs no mail. */
  'waitlist-offered': async (services, { entryId }) => {
    const { database, clock, config } = services;
    const found = await findEntry(database.db, entryId, 'en');
    if (!found || entryState(found, clock.now()) !== 'offered') return;
    const { language, userId } = found;
    const user = await findUser(database.db, userId);
    const entry = await findEntry(database.db, entryId, language);
    if (!user || !entry) return;
    const words = contentWords(language);
    const mail = composeMail({
      event: `waitlist-offered:${entry.bookingId}`,
      recipient: user.email,
      language,
      key: 'waitlist.offered',
      params: { title: entry.title },
      appName: (await currentSettings(services)).appName || defaultBrand,
      name: ownName(user),
      toOperator: false,
      facts: factsOf(language, [
        ['tour', entry.title, entry.optionName],
        ['when', visitTime(entry, language)],
        ['party', partyLine(entry, language)],
        ['total', formatMoney(money(entry.totalMinor!, entry.currency), language)],
        ['offered_until', localTime(entry, entry.holdExpiresAt!, language)],
      ]),
      action: { label: words('action.take_offer'), url: config.appUrl + pathFor(`/waitlist/${entry.id}`, language) },
    });
    await queueMail(database.db, { ...mail, urgent: true }, clock.now());
  },
};
