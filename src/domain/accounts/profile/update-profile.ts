import type { accountEndpoints, UserView } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { changeUser, findUser, lockAvatarFile, type UserChanges, type UserRow } from '../account-queries.ts';
import { readAvatar } from './avatar.ts';
import { readPhone } from './phone.ts';
import { readPreferences, readSavedLocations } from './profile-texts.ts';
import { mediaPath, userView } from './user-view.ts';
import { readEmailChange, requestEmailConfirmation } from './request-email-confirmation.ts';

type Profile = InputOf<typeof accountEndpoints.updateMe>['body'];

/** Changes only the fields sent; a new e-mail address is pending until it is confirmed. Throws DomainError invalid_input
 *  (phone, date_of_birth, preferences, saved_locations, avatar), proof_required (for another address), email_taken, too_many_requests, or session_required when the account has gone. */
export async function updateProfile(context: Context, profile: Profile): Promise<UserView> {
  const { id } = signedIn(context);
  const changes = changesOf(profile, context.clock.now());
  if (typeof profile.phone === 'string') changes.phone = await readPhone(profile.phone);
  const avatarInput = avatarChange(profile.avatar, context.config.appUrl);
  const picture = avatarInput === 'keep' || avatarInput === 'remove' ? null : await readAvatar(avatarInput.dataUrl);
  Object.assign(changes, await readEmailChange(context, profile.email));
  const row =
    avatarInput === 'keep'
      ? await storeChanges(context, id, changes)
      : await changeWithAvatar(context, id, changes, picture);
  if (!row) throw new DomainError('session_required');
  if (changes.pendingEmail) context.wakeJobs();
  return userView(row);
}

function changesOf(profile: Profile, now: Date): UserChanges {
  const changes: UserChanges = {
    name: profile.name,
    phone: profile.phone,
    city: emptyToNull(profile.city),
    country: emptyToNull(profile.country),
    dateOfBirth: emptyToNull(profile.date_of_birth),
    preferences: profile.preferences == null ? profile.preferences : readPreferences(profile.preferences),
    savedLocations:
      profile.saved_locations == null ? profile.saved_locations : readSavedLocations(profile.saved_locations),
  };
  // No one is born in the future in any time zone: UTC+14 is the first to have a new day.
  const latestToday = new Date(now.getTime() + 14 * 3600_000).toISOString().slice(0, 10);
  if (changes.dateOfBirth && changes.dateOfBirth > latestToday) throw invalid('date_of_birth', 'date');
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);

type AvatarChange = 'keep' | 'remove' | { dataUrl: string };

/** A form sends the current photo address back: that is no change, even if another tab has changed the photo since. */
function avatarChange(avatar: Profile['avatar'], appUrl: string): AvatarChange {
  if (avatar === undefined) return 'keep';
  if (avatar === null || avatar === '') return 'remove';
  return avatar.startsWith(mediaPath) || avatar.startsWith(appUrl + mediaPath) ? 'keep' : { dataUrl: avatar };
}

function storeChanges(context: Context, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  const { database } = context;
  if (Object.keys(changes).length === 0) return findUser(database.db, id);
  if (!changes.pendingEmail) return changeUser(database.db, id, changes);
  return database.transaction((transaction) => changeAndRequestConfirmation(transaction, context, id, changes));
}

/** Stores the changes and, for a new address, sends the mail that confirms it. */
async function changeAndRequestConfirmation(db: Queryable, context: Context, id: string, changes: UserChanges) {
  const row = await changeUser(db, id, changes);
  if (row && changes.pendingEmail) await requestEmailConfirmation(db, context, { userId: id, isChange: true });
  return row;
}

/** The new file exists before the row names it, and the old one is deleted after the commit: no row ever names a missing
 *  file. A crash may leave an orphaned file. */
async function changeWithAvatar(context: Context, id: string, changes: UserChanges, picture: Buffer | null) {
  const { database, files } = context;
  const avatarFile = picture && (await files.put(picture, 'webp'));
  let replaced: string | null | undefined;
  let row: UserRow | undefined;
  try {
    row = await database.transaction(async (transaction) => {
      replaced = (await lockAvatarFile(transaction, id))?.avatarFile;
      return changeAndRequestConfirmation(transaction, context, id, { ...changes, avatarFile });
    });
  } finally {
    if (!row && avatarFile !== null) await files.remove(avatarFile);
  }
  if (row && replaced) await files.remove(replaced);
  return row;
}
