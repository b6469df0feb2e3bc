import type { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { hashForLog, logSecurity } from '#platform/log/security-log.ts';

/** What is known about the sign-in: the typed address, or the account once it is found. */
type SignIn = { by: 'password' | 'code' | 'mailed_code' | 'passkey'; email?: string; userId?: string };

/** Runs `work`, which may complete `signIn`, and writes a failure to the security log with its code. */
export async function logFailedSignIn<T>(context: Context, signIn: SignIn, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { by, email, userId } = signIn;
    const account = email === undefined ? undefined : hashForLog(context, email);
    const reason = (error as DomainError).code ?? 'error';
    logSecurity(context, 'sign_in_failed', { by, reason, user: userId, account });
    throw error;
  }
}
