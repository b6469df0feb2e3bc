// Shared by commands: opens the services for one action, and says expected errors as a sentence.
import { isDomainError } from '#contract/domain-error.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { isOutage } from '#platform/database/outage.ts';
import { problemOf } from '#platform/http/problem.ts';
import type { Services } from '#platform/services.ts';
import { openServices } from '#server/process/open-services.ts';

/** Runs `work` and closes the database. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const config: Config = { ...readConfig(process.env), demoWorld: false };
  const services = await openServices(config);
  try {
    return await work(services);
  } finally {
    await services.database.close();
  }
}

/** Unexpected errors are printed with their stack. */
export function sentenceOf(error: Error): string {
  if (isDomainError(error)) {
    if (error.code === 'email_taken') return 'This e-mail has an account already; no second one was made.';
    const problem = problemOf(error, 'en');
    return problem.fields?.map(({ field, message }) => `${field}: ${message}`).join('\n') || problem.detail;
  }
  if (['ConfigError', 'FolderInUse', 'DemoWorldInPublic', 'PasswordsDiffer', 'BackupError'].includes(error.name))
    return error.message;
  if (isOutage(error)) return `The database does not answer: ${error.message || (error as { code?: string }).code}`;
  return String(error.stack);
}
