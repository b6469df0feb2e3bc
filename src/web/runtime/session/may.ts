// What the signed-in user may do, to load only what the server gives: a call that is refused with 403 ends the session.
import { hasRight, identityOf, type Right } from '#kernel/rights.ts';
import { getSession } from './session.ts';

export function may(right: Right): boolean {
  const user = getSession()?.user;
  if (!user) return hasRight(right, 'anonymous');
  const { role, staff_role: staffRole = null, member_role: memberRole = 'owner' } = user;
  return hasRight(right, identityOf({ role, staffRole, memberRole }));
}
