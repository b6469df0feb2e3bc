// npm run suspend -- user EMAIL REASON        npm run suspend -- supplier SLUG REASON
// npm run restore -- user EMAIL REASON        npm run restore -- supplier SLUG REASON
// What an operator does by the API, for a machine without one, and for accounts of operators.
import { findUserByEmail } from '#domain/accounts/account-queries.ts';
import { normalizeEmail } from '#domain/accounts/create-user.ts';
import { findSupplierBySlug } from '#domain/suppliers/supplier-queries.ts';
import { type Action, changeSuspension } from '#domain/suspensions/suspend.ts';
import type { DomainError } from '#contract/domain-error.ts';
import { readConfig } from '#platform/config/config.ts';
import { problemOf } from '#platform/http/problem.ts';
import type { Services } from '#platform/services.ts';
import { openServices } from '#server/process/open-services.ts';

const usage = (action: string) => `npm run ${action} -- user EMAIL REASON\nnpm run ${action} -- supplier SLUG REASON`;

try {
  const [action, kind, name, ...words] = process.argv.slice(2);
  process.exitCode = await run(action as Action, kind, name, words.join(' ').trim());
} catch (error) {
  const isRefusal = (error as DomainError).name === 'DomainError';
  console.error(isRefusal ? problemOf(error as DomainError, 'en').detail : (error as Error).message);
  process.exitCode = 1;
}

async function run(action: Action, kind = '', name = '', reason: string): Promise<number> {
  if ((kind !== 'user' && kind !== 'supplier') || name === '' || reason === '') {
    console.error(usage(action));
    return 1;
  }
  const services = await openServices({ ...readConfig(process.env), demoWorld: false });
  try {
    const id = await findSubject(services, kind, name);
    if (!id) {
      console.error(`There is no ${kind} ${name}.`);
      return 1;
    }
    const { suspendedAt } = await changeSuspension(services, { action, subject: { kind, id }, actorId: null, reason });
    console.log(`${name} is ${suspendedAt ? 'suspended' : 'not suspended any more'}.`);
    return 0;
  } finally {
    await services.database.close();
  }
}

async function findSubject({ database }: Services, kind: 'user' | 'supplier', name: string) {
  const found =
    kind === 'user'
      ? await findUserByEmail(database.read, normalizeEmail(name))
      : await findSupplierBySlug(database.read, name);
  return found?.id;
}
