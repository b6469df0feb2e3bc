// Where mails to the operator go.
import type { Language } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';

export type Operator = { email: string | null; language: Language; appName: string };

/** The e-mail of the setting `operator`, else that of the oldest operator's account; null where there is neither. */
export async function findOperator(services: Services): Promise<Operator> {
  const { operator, defaultLanguage, appName } = await currentSettings(services);
  return {
    email: operator.email ?? (await oldestOperatorEmail(services)),
    language: defaultLanguage,
    appName: appName || defaultBrand,
  };
}

async function oldestOperatorEmail({ database }: Services): Promise<string | null> {
  const oldest = await database.read
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return oldest?.email ?? null;
}
