// npm run settings -- list | set key value
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { openServices } from '#server/open-services.ts';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { readSettings } from '#domain/settings/settings-queries.ts';
import { problemOf } from '#platform/http/problem.ts';
import type { DomainError } from '#contract/domain-error.ts';

const [verb, key, value] = process.argv.slice(2);

try {
  const services = await openServices({ ...readConfig(process.env), demoWorld: false });
  try {
    await run(services);
  } finally {
    await services.database.close();
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function run(services: Awaited<ReturnType<typeof openServices>>): Promise<void> {
  if (verb === 'set' && key !== undefined && value !== undefined) {
    console.log(`${key} = ${JSON.stringify(await changeSetting(services, key, value))}`);
  } else if (verb === 'list') {
    for (const [name, current] of Object.entries(await readSettings(services.database.read)))
      console.log(`${name} = ${JSON.stringify(current)}`);
  } else {
    console.error('npm run settings -- list\nnpm run settings -- set KEY VALUE');
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if ((error as DomainError).name === 'DomainError')
    return (
      problemOf(error as DomainError, 'en')
        .fields?.map(({ field, message }) => `${field}: ${message}`)
        .join('\n') ?? String(error)
    );
  return error instanceof ConfigError || (error as Error).name === 'FolderInUse'
    ? (error as Error).message
    : String((error as Error).stack);
}
