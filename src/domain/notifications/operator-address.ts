// The recipient of mails to the operator.
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';
import { findOldestOperatorEmail } from '#domain/accounts/mail-recipients.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

export type Operator = { email: string | null; language: Language; appName: string };

/** The e-mail of the setting `operator`, else that of the oldest account of an operator that is neither erased nor suspended;
 *  null where there is none. */
export async function findOperator(services: Services): Promise<Operator> {
  const { operator, defaultLanguage, appName } = await currentSettings(services);
  return {
    email: operator.email ?? (await findOldestOperatorEmail(services.database.db)),
    language: defaultLanguage,
    appName: appName || defaultBrand,
  };
}
