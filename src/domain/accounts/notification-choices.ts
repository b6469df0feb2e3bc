// What somebody wants to be written beside what concerns their bookings and their account, which nobody can choose away.
import type { NotificationChoices } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { changeUser, findUser, type UserRow } from './account-queries.ts';

/** Throws DomainError session_required when the account has gone. */
export async function readChoices(context: Context): Promise<NotificationChoices> {
  return choicesOf(await findUser(context.database.read, signedIn(context).id));
}

/** Changes the choices sent and no others. Throws DomainError session_required when the account has gone. */
export async function changeChoices(
  context: Context,
  { reminders, news }: Partial<NotificationChoices>,
): Promise<NotificationChoices> {
  const { id } = signedIn(context);
  const changes = {
    ...(reminders !== undefined && { wantsReminders: reminders }),
    ...(news !== undefined && { wantsNews: news }),
  };
  if (Object.keys(changes).length === 0) return readChoices(context);
  return choicesOf(await changeUser(context.database.read, id, changes));
}

function choicesOf(user: UserRow | undefined): NotificationChoices {
  if (!user) throw new DomainError('session_required');
  return { reminders: user.wantsReminders, news: user.wantsNews };
}
