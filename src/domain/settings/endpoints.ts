import type { settingsEndpoints } from '#contract/settings.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { clearMissing, listMissing, recordMissing } from './missing-translations.ts';
import { settingsView } from './settings.ts';
import { currentSettings } from './settings-queries.ts';

// Choosing a language or a currency belongs to the caller's account: accounts/profile/preference-endpoints.ts.
export const settingsHandlers: Omit<Handlers<typeof settingsEndpoints>, 'setCurrency' | 'setLanguage'> = {
  getSettings: async (context) => settingsView(await currentSettings(context), context.config),
  listLanguages: async (context) => (await currentSettings(context)).availableLanguages,

  getTranslations: async (_context, { params }) => ({ ...messagesOf(params.lang, params.namespace) }),

  async reportMissingTranslations(context, { params, body }) {
    await throttle(context, 'missingTranslations', context.caller.address);
    await recordMissing(context, params.lang, params.namespace, body as Record<string, string>);
    return undefined;
  },

  async listMissingTranslations({ database }, { query: { page, pageSize } }) {
    const { rows, total } = await listMissing(database.db, { limit: pageSize, offset: (page - 1) * pageSize });
    return { data: rows, page, pageSize, total };
  },

  async clearMissingTranslations({ database }) {
    await clearMissing(database.db);
    return undefined;
  },
};
