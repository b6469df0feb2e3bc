// What an operator does by the API, for a machine without one, and for accounts of operators.
import { findUserByEmail } from '#domain/accounts/account-queries.ts';
import { normalizeEmail } from '#domain/accounts/create-user.ts';
import { findSupplierBySlug } from '#domain/suppliers/supplier-queries.ts';
import { type Action, changeSuspension } from '#domain/moderation/change-suspension.ts';
import type { Services } from '#platform/services.ts';
import type { Command, ExitCode } from './command.ts';
import { withServices } from './with-services.ts';

const usage = ['user EMAIL REASON', 'supplier SLUG REASON'];

export const suspend: Command = {
  summary: 'suspends a user or a supplier, with a reason',
  usage,
  run: (words) => change('suspend', words),
};

export const unsuspend: Command = {
  summary: 'ends the suspension of a user or a supplier, with a reason',
  usage,
  run: (words) => change('restore', words),
};

async function change(action: Action, [kind, name = '', ...words]: readonly string[]): Promise<ExitCode> {
  const reason = words.join(' ').trim();
  if ((kind !== 'user' && kind !== 'supplier') || name === '' || reason === '') return 2;
  return withServices(async (services) => {
    const id = await findSubject(services, kind, name);
    if (!id) {
      console.error(`There is no ${kind} ${name}.`);
      return 1;
    }
    const { suspendedAt } = await changeSuspension(services, { action, subject: { kind, id }, actorId: null, reason });
    console.log(`${name} is ${suspendedAt ? 'suspended' : 'not suspended any more'}.`);
    return 0;
  });
}

async function findSubject({ database }: Services, kind: 'user' | 'supplier', name: string) {
  const found =
    kind === 'user'
      ? await findUserByEmail(database.db, normalizeEmail(name))
      : await findSupplierBySlug(database.db, name);
  return found?.id;
}
