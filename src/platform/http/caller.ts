import type { Role } from '#contract/accounts/accounts.ts';
import type { ApiScope } from '#kernel/choices/api-scopes.ts';
import type { Language } from '#kernel/languages.ts';
import type { MemberRole, StaffRole } from '#kernel/rights.ts';
import type { Services } from '#platform/services.ts';

export type SignedIn = {
  id: string;
  role: Role;
  /** Of the role `admin` alone. */
  staffRole: StaffRole | null;
  /** Of the role `supplier` alone. */
  memberRole: MemberRole | null;
  sessionId: string;
  mustSetUpSecondFactor?: boolean;
  /** The key for programs that was sent instead of a session's token. */
  apiKey?: { id: string; scopes: readonly ApiScope[] };
};

/** The client of a request, and what the response may set. */
export type Caller = {
  user: SignedIn | null;
  /** From `lang`, else Accept-Language, else the default. */
  language: Language;
  /** The address throttles count by. */
  address: string;
  userAgent: string;
  origin: string | undefined;
  /** The host the request was sent to, with its port. */
  host: string | undefined;
  idempotencyKey: string | undefined;
  /** Who of the staff acts as `user`. */
  actingBy?: { actorId: string; actingId: string; reason: string };
  /** Only status and headers of the response are sent, no body. */
  isHead: boolean;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Releases the admission slot while the request waits long without using resources. */
  leaveSlot(this: void): void;
};

export type CookieOptions = { path: string; maxAgeSeconds: number; httpOnly: boolean; sameSite: 'Strict' | 'Lax' };

export type Context = Services & { caller: Caller };

/** For endpoints with access 'user' or a role: checked before the handler runs. */
export function signedIn(context: Context): SignedIn {
  if (!context.caller.user) throw new Error('an endpoint for signed-in users was reached without one');
  return context.caller.user;
}
