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

/** Of a user whose own role is not known: what travellers may. */
export function may(right: Right): boolean {
  const role = getSession()?.user.role;
  return hasRight(right, identityOf(role ? { role, ...getOwnRole() } : null));
}

/** Which part of the rights a member of staff or of a supplier has. It is stored under a key of its own, because the stored user has no
 *  more than the specification lists, and stored at all, because menus and loaders need it before the account is loaded. */
function getOwnRole(): { staffRole: StaffRole | null; memberRole: MemberRole | null } {
  const stored = localStorage.getItem('ownRole');
  const staffRole = staffRoles.find((role) => role === stored) ?? null;
  return { staffRole, memberRole: memberRoles.find((role) => role === stored) ?? null };
}
