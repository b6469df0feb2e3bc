import type { Role, UserView } from '#contract/accounts/accounts.ts';
import type { Language } from '#kernel/languages.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Currency } from '#kernel/money.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { staffRoleOf, type UserRow } from '../account-queries.ts';

/** The path under which pictures are served. */
export const mediaPath = '/media/files/';

export function userView(row: UserRow): UserView {
  const avatar = row.avatarFile === null ? null : mediaPath + row.avatarFile;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    email_confirmed: row.emailConfirmedAt !== null,
    has_password: row.hasPassword,
    pending_email: row.pendingEmail,
    role: row.role as Role,
    staff_role: staffRoleOf(row),
    member_role: row.memberRole as MemberRole | null,
    photo: avatar,
    avatar,
    phone: row.phone,
    phone_text: row.phone && phoneText(row.phone),
    city: row.city,
    country: row.country,
    date_of_birth: row.dateOfBirth,
    loyalty_points: row.loyaltyPoints,
    preferences: row.preferences,
    saved_locations: row.savedLocations as string[] | null,
    language: row.language as Language | null,
    currency: row.currency as Currency | null,
  };
}
