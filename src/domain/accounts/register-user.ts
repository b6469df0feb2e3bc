import type { accountEndpoints, SessionView } from '#contract/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Context } from '#platform/http/caller.ts';
import { createSupplier } from '../suppliers/create-supplier.ts';
import { hasAccount } from './account-queries.ts';
import { createUser, normalizeEmail, prepareUser } from './create-user.ts';
import { rememberDevice } from './device-cookie.ts';
import { isOwnOrigin } from './own-origin.ts';
import { checkPassword } from './password-rules.ts';
import { answerSession, startSession } from './start-session.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { wantConfirmation } from './want-confirmation.ts';

type Registration = InputOf<typeof accountEndpoints.register>['body'];

/** Opens an account, with its supplier for role supplier, and signs in. Throws DomainError malformed (foreign
 *  Origin), invalid_input, too_many_requests, email_taken or unavailable. */
export async function registerUser(context: Context, registration: Registration): Promise<SessionView> {
  const { database, clock, config, caller } = context;
  const { role, supplier } = registration;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  if (role === 'supplier' && !supplier) throw invalid('supplier', 'required');
  if (role === 'client' && supplier) throw invalid('supplier', 'unknown_field');
  const email = normalizeEmail(registration.email);
  // Before the throttle: a slip of the pen tells nobody anything and should not count as a try.
  checkPassword(registration.password, { role, email });
  await throttle(context, 'register', caller.address);
  if (await hasAccount(database.read, email)) throw new DomainError('email_taken');

  const prepared = await prepareUser({ ...registration, email }, clock.now());
  const opened = await database.transaction(async (transaction) => {
    const user = await createUser(transaction, prepared);
    if (supplier) {
      const { language } = caller;
      await createSupplier(transaction, { trader: supplier, email, userId: user.id, language, now: clock.now() });
    }
    await wantConfirmation(transaction, context, { userId: user.id });
    return { user, started: await startSession(transaction, context, user.id) };
  });
  rememberDevice(context, email);
  context.wakeJobs();
  return answerSession(context, opened.user, opened.started);
}
