// npm run settings -- list | set key value
import { changeSetting } from '#domain/settings/change-setting.ts';
import { readSettings } from '#domain/settings/settings-queries.ts';
import { withServices } from './with-services.ts';

const [verb, key, value] = process.argv.slice(2);

await withServices(async (services) => {
  if (verb === 'set' && key !== undefined && value !== undefined) {
    console.log(`${key} = ${JSON.stringify(await changeSetting(services, key, value))}`);
    services.log.security('setting_changed', { key, by: 'command' });
  } else if (verb === 'list') {
    for (const [name, current] of Object.entries(await readSettings(services.database.read)))
      console.log(`${name} = ${JSON.stringify(current)}`);
  } else {
    console.error('npm run settings -- list\nnpm run settings -- set KEY VALUE');
    process.exitCode = 1;
  }
});
