// Which optional mails a user gets. Mails about bookings and the account cannot be turned off.
import type { NotificationPreferences } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { changeUser, findUser, type UserRow } from '../account-queries.ts';

/** Throws DomainError session_required if the account is erased. */
export async function getNotificationPreferences(context: Context): Promise<NotificationPreferences> {
  return preferencesOf(await findUser(context.database.db, signedIn(context).id));
}

/** Changes only the given preferences. Throws DomainError session_required if the account is erased. */
export async function updateNotificationPreferences(
  context: Context,
  { reminders, news }: Partial<NotificationPreferences>,
): Promise<NotificationPreferences> {
  const { id } = signedIn(context);
  const changes = {
    ...(reminders !== undefined && { wantsReminders: reminders }),
    ...(news !== undefined && { wantsNews: news }),
  };
  if (Object.keys(changes).length === 0) return getNotificationPreferences(context);
  return preferencesOf(await changeUser(context.database.db, id, changes));
}

function preferencesOf(user: UserRow | undefined): NotificationPreferences {
  if (!user) throw new DomainError('session_required');
  return { reminders: user.wantsReminders, news: user.wantsNews };
}
