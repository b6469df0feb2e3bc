import type { accountEndpoints, SessionView } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Context } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { createSupplier } from '#domain/suppliers/create-supplier.ts';
import { withCallingCode } from '#domain/suppliers/trader-phone.ts';
import { hasAccount } from './account-queries.ts';
import { createUser, normalizeEmail, prepareUser } from './create-user.ts';
import { rememberDevice } from './sessions/device-cookie.ts';
import { isOwnOrigin } from './sessions/own-origin.ts';
import { checkPassword } from './passwords/password-rules.ts';
import { sessionResponse, startSession } from './sessions/start-session.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { requestEmailConfirmation } from './profile/request-email-confirmation.ts';

type Registration = InputOf<typeof accountEndpoints.register>['body'];

/** Creates an account, with its supplier for role supplier, and signs in. Throws DomainError malformed (foreign
 *  Origin), invalid_input, too_many_requests, email_taken or unavailable. */
export async function registerUser(context: Context, registration: Registration): Promise<SessionView> {
  const { database, clock, config, caller } = context;
  const { role } = registration;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  if (role === 'supplier' && !registration.supplier) throw invalid('supplier', 'required');
  if (role === 'client' && registration.supplier) throw invalid('supplier', 'unknown_field');
  const email = normalizeEmail(registration.email);
  // Before the throttle: a typing mistake reveals nothing and should not count as an attempt.
  checkPassword(registration.password, { role, email });
  const supplier = registration.supplier && (await withCallingCode(registration.supplier, 'supplier.'));
  await throttle(context, 'register', caller.address);
  if (await hasAccount(database.db, email)) throw new DomainError('email_taken');

  const prepared = await prepareUser(context, { ...registration, email, caller: caller.address });
  const opened = await database.transaction(async (transaction) => {
    const user = await createUser(transaction, prepared);
    if (supplier) {
      const { language } = caller;
      await createSupplier(transaction, { trader: supplier, email, userId: user.id, language, now: clock.now() });
      user.memberRole = 'owner';
    }
    await requestEmailConfirmation(transaction, context, { userId: user.id });
    return { user, started: await startSession(transaction, context, user) };
  });
  rememberDevice(context, email);
  if (role === 'supplier') logSecurity(context, 'role_changed', { user: opened.user.id, role, by: 'registration' });
  context.wakeJobs();
  return sessionResponse(context, opened.user, opened.started);
}
