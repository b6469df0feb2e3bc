// npm run create-admin -- EMAIL NAME
// Opens an operator's account. On a terminal the password is asked for, and an empty one is made up; elsewhere it is
// always made up. It is printed once and stored only as its hash.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import type { DomainError } from '#contract/domain-error.ts';
import { createUser, normalizeEmail, prepareUser } from '#domain/accounts/create-user.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { problemOf } from '#platform/http/problem.ts';
import { openServices } from '#server/open-services.ts';

const person = z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(120) });

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function run([address, ...names]: string[]): Promise<void> {
  const given = person.safeParse({
    email: address === undefined ? undefined : normalizeEmail(address),
    name: names.join(' '),
  });
  if (!given.success) {
    const wrong = new Set(given.error.issues.map((issue) => String(issue.path[0])));
    console.error(`npm run create-admin -- EMAIL NAME\nNot right: ${[...wrong].join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const asked = process.stdin.isTTY ? await askPassword() : '';
  const password = asked || randomBytes(18).toString('base64url');
  const { email, name } = given.data;
  const services = await openServices({ ...readConfig(process.env), demoWorld: false });
  try {
    const prepared = await prepareUser({ email, name, password, role: 'admin' }, services.clock.now());
    await createUser(services.database.read, prepared);
  } finally {
    await services.database.close();
  }
  console.log(`${name} <${email}> is an operator and signs in at ${services.config.appUrl}/login`);
  if (!asked) console.log(`Password, shown only now: ${password}`);
}

/** Asked twice, so that a slip is noticed; nothing typed is shown. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  };
  try {
    const first = await ask('Password, 15 characters or more (empty: one is made up): ');
    if (first !== '' && (await ask('The same again: ')) !== first)
      throw new Error('The two are not the same; no account was made.');
    return first;
  } finally {
    terminal.close();
  }
}

function describe(error: unknown): string {
  const { name, code, message } = error as DomainError;
  if (name === 'DomainError' && code === 'email_taken')
    return 'This e-mail has an account already; no second one was made.';
  if (name === 'DomainError') {
    const problem = problemOf(error as DomainError, 'en');
    return problem.fields?.map((field) => `${field.field}: ${field.message}`).join('\n') || problem.detail;
  }
  if (error instanceof ConfigError || name === 'FolderInUse' || name === 'Error') return message;
  return String((error as Error).stack);
}
