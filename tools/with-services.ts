// Shared by commands: opens the services, runs one action, and prints expected errors as a sentence.
import type { DomainError } from '#contract/domain-error.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { isOutage } from '#platform/database/outage.ts';
import { problemOf } from '#platform/http/problem.ts';
import type { Services } from '#platform/services.ts';
import { openServices } from '#server/process/open-services.ts';

/** Runs `work` and closes the database. A failure is printed, and the process ends with 1. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  await orSentence(async () => {
    const config: Config = { ...readConfig(process.env), demoWorld: false };
    const services = await openServices(config);
    try {
      await work(services);
    } finally {
      await services.database.close();
    }
  });
}

export async function orSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error as Error));
    process.exitCode = 1;
  }
}

/** Unexpected errors are printed with their stack. */
function sentenceOf(error: Error): string {
  if (error.name === 'DomainError') {
    const { code } = error as DomainError;
    if (code === 'email_taken') return 'This e-mail has an account already; no second one was made.';
    const problem = problemOf(error as DomainError, 'en');
    return problem.fields?.map(({ field, message }) => `${field}: ${message}`).join('\n') || problem.detail;
  }
  if (['ConfigError', 'FolderInUse', 'DemoWorldInPublic', 'PasswordsDiffer'].includes(error.name)) return error.message;
  if (isOutage(error)) return `The database does not answer: ${error.message || (error as { code?: string }).code}`;
  return String(error.stack);
}
