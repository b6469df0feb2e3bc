// What the signed-in user may do, to load only what the server gives: a call that is refused with 403 ends the session.
import {
  hasRight,
  identityOf,
  type MemberRole,
  memberRoles,
  type Right,
  type StaffRole,
  staffRoles,
} from '#kernel/rights.ts';
import { getSession } from './session.ts';

export function may(right: Right): boolean {
  const role = getSession()?.user.role;
  const own = getOwnRole();
  const staffRole = staffRoles.find((one) => one === own) ?? null;
  const memberRole = memberRoles.find((one) => one === own) ?? 'owner';
  return hasRight(right, identityOf(role ? { role, staffRole, memberRole } : null));
}

/** Which part of the rights a member of staff or of a supplier has; null of travellers. It is stored under a key of its own, because
 *  the stored user has no more than the specification lists, and stored at all, because menus and loaders need it before the account
 *  is loaded. An older version stored it with the user, where it is read until the account is loaded. */
export function getOwnRole(): StaffRole | MemberRole | null {
  const user = getSession()?.user as { role: string; staff_role?: StaffRole; member_role?: MemberRole } | undefined;
  if (!user || user.role === 'client') return null;
  const stored = localStorage.getItem('ownRole') as StaffRole | MemberRole | null;
  return stored ?? user.staff_role ?? user.member_role ?? null;
}
