import { readSettings } from '#domain/settings/settings-queries.ts';
import { changeSettingWithNotice } from '#domain/suppliers/terms/change-setting-with-notice.ts';
import type { Command, ExitCode } from './command.ts';
import { withServices } from './with-services.ts';

export const command: Command = {
  summary: 'lists and changes the settings of the marketplace',
  usage: ['list', 'set KEY VALUE'],
  notes: ['VALUE is JSON, or a text as it is: \'["EUR","USD"]\', EUR.'],
  async run([verb, key, value, ...others]) {
    if (verb === 'list' && key === undefined)
      return withServices<ExitCode>(async ({ database }) => {
        for (const [name, current] of Object.entries(await readSettings(database.db)))
          console.log(`${name} = ${JSON.stringify(current)}`);
        return 0;
      });
    if (verb !== 'set' || key === undefined || value === undefined || others.length > 0) return 2;
    return withServices<ExitCode>(async (services) => {
      console.log(`${key} = ${JSON.stringify(await changeSettingWithNotice(services, key, value, null))}`);
      services.log.security('setting_changed', { key, by: 'command' });
      return 0;
    });
  },
};
