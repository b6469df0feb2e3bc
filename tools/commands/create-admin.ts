import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { changeRole } from '#domain/accounts/account-queries.ts';
import { createUser, normalizeEmail, prepareUser } from '#domain/accounts/create-user.ts';
import type { Command, ExitCode } from './command.ts';
import { withServices } from './with-services.ts';

const invitedStaff = ['support', 'editor'] as const;
const nameOf = { operator: 'an operator', support: 'a member of support', editor: 'a content editor' };

const person = z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(120) });

export const command: Command = {
  summary: 'opens an operator’s account, or one of support or of a content editor',
  usage: ['[support|editor] EMAIL NAME'],
  notes: [
    'Without a role it is an operator.',
    'On a terminal the password is asked for, and an empty one is made up; elsewhere it is always made up.',
    'It is printed once and stored only as its hash.',
  ],
  run: createAdmin,
};

async function createAdmin(words: readonly string[]): Promise<ExitCode> {
  const staffRole = invitedStaff.find((role) => role === words[0]);
  const [address, ...names] = staffRole ? words.slice(1) : words;
  const parsed = person.safeParse({
    email: address === undefined ? undefined : normalizeEmail(address),
    name: names.join(' '),
  });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    console.error(`Not right: ${[...wrong].join(', ')}.`);
    return 2;
  }
  const typedPassword = process.stdin.isTTY ? await askPassword() : '';
  const password = typedPassword || randomBytes(18).toString('base64url');
  const { email, name } = parsed.data;
  return withServices<ExitCode>(async (services) => {
    const prepared = await prepareUser(services, { email, name, password, role: 'admin' });
    const id = await services.database.transaction(async (db) => {
      const user = await createUser(db, prepared);
      const secondFactorGraceFrom = services.clock.now();
      if (staffRole) await changeRole(db, user.id, { role: 'admin', staffRole, secondFactorGraceFrom });
      return user.id;
    });
    services.log.security('role_changed', { user: id, role: staffRole ?? 'admin', by: 'command' });
    console.log(
      `${name} <${email}> is ${nameOf[staffRole ?? 'operator']} and signs in at ${services.config.appUrl}/login`,
    );
    if (!typedPassword) console.log(`Password, shown only now: ${password}`);
    return 0;
  });
}

class PasswordsDiffer extends Error {
  override name = 'PasswordsDiffer';
  override message = 'The two are not the same; no account was made.';
}

/** The password is entered twice, to detect typing mistakes, and is not shown. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const prompt = async (question: string) => {
    process.stdout.write(question);
    const line = await terminal.question('');
    process.stdout.write('\n');
    return line;
  };
  try {
    const first = await prompt('Password, 15 characters or more (empty: one is made up): ');
    if (first !== '' && (await prompt('The same again: ')) !== first) throw new PasswordsDiffer();
    return first;
  } finally {
    terminal.close();
  }
}
