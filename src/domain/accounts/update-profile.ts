import type { accountEndpoints, UserView } from '#contract/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { changeUser, findUser, lockAvatarFile, type UserChanges, type UserRow } from './account-queries.ts';
import { readAvatar } from './avatar.ts';
import { readPhone } from './phone.ts';
import { readPreferences, readSavedLocations } from './profile-texts.ts';
import { mediaPath, userView } from './user-view.ts';
import { readEmailWish, wantConfirmation } from './want-confirmation.ts';

type Profile = InputOf<typeof accountEndpoints.updateMe>['body'];

/** Changes the fields sent and no others; a new e-mail waits until it is confirmed. Throws DomainError invalid_input
 *  (phone, date_of_birth, preferences, saved_locations, avatar), email_taken, too_many_requests, or session_required when the account has gone. */
export async function updateProfile(context: Context, profile: Profile): Promise<UserView> {
  const { id } = signedIn(context);
  const changes = changesOf(profile, context.clock.now());
  if (typeof profile.phone === 'string') changes.phone = await readPhone(profile.phone);
  const wish = avatarWish(profile.avatar, context.config.appUrl);
  const picture = wish === 'keep' || wish === 'remove' ? null : await readAvatar(wish.dataUrl);
  Object.assign(changes, await readEmailWish(context, profile.email));
  const row =
    wish === 'keep' ? await change(context, id, changes) : await changeWithAvatar(context, id, changes, picture);
  if (!row) throw new DomainError('session_required');
  if (changes.pendingEmail) context.wakeJobs();
  return userView(row);
}

function changesOf(profile: Profile, now: Date): UserChanges {
  const changes: UserChanges = {
    name: profile.name,
    phone: profile.phone,
    city: blankToNull(profile.city),
    country: blankToNull(profile.country),
    dateOfBirth: profile.date_of_birth,
    preferences: profile.preferences && readPreferences(profile.preferences),
    savedLocations: profile.saved_locations && readSavedLocations(profile.saved_locations),
  };
  // Nobody is born tomorrow, wherever they are: UTC+14 is the first to have a new day.
  const latestToday = new Date(now.getTime() + 14 * 3600_000).toISOString().slice(0, 10);
  if (changes.dateOfBirth && changes.dateOfBirth > latestToday) throw invalid('date_of_birth', 'date');
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const blankToNull = (text: string | null | undefined) => (text === '' ? null : text);

type AvatarWish = 'keep' | 'remove' | { dataUrl: string };

/** A form sends back the address it was given: that is no wish for a change, even when another tab changed it since. */
function avatarWish(avatar: Profile['avatar'], appUrl: string): AvatarWish {
  if (avatar === undefined) return 'keep';
  if (avatar === null || avatar === '') return 'remove';
  return avatar.startsWith(mediaPath) || avatar.startsWith(appUrl + mediaPath) ? 'keep' : { dataUrl: avatar };
}

function change(context: Context, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  const { database } = context;
  if (Object.keys(changes).length === 0) return findUser(database.read, id);
  if (!changes.pendingEmail) return changeUser(database.read, id, changes);
  return database.transaction((transaction) => changeAndAsk(transaction, context, id, changes));
}

/** With the mail that a new address is asked by. */
async function changeAndAsk(db: Queryable, context: Context, id: string, changes: UserChanges) {
  const row = await changeUser(db, id, changes);
  if (row && changes.pendingEmail) await wantConfirmation(db, context, { userId: id, isChange: true });
  return row;
}

/** The new file is there before the row names it, the old one goes after the commit: no row ever names a file that
 *  is not there. What may be left behind is a file that nothing names. */
async function changeWithAvatar(context: Context, id: string, changes: UserChanges, picture: Buffer | null) {
  const { database, files } = context;
  const avatarFile = picture && (await files.put(picture, 'webp'));
  let replaced: string | null | undefined;
  let row: UserRow | undefined;
  try {
    row = await database.transaction(async (transaction) => {
      replaced = (await lockAvatarFile(transaction, id))?.avatarFile;
      return changeAndAsk(transaction, context, id, { ...changes, avatarFile });
    });
  } finally {
    if (!row && avatarFile !== null) await files.remove(avatarFile);
  }
  if (row && replaced) await files.remove(replaced);
  return row;
}
