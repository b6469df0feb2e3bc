import type { ResponseOf } from '#contract/endpoint.ts';
import type { operatorSettingEndpoints } from '#contract/operator/settings.ts';
import type { Context } from '#platform/http/caller.ts';
import { readLogo } from '#platform/pictures/read-logo.ts';
import { papersOf, standsOutOn } from '#domain/settings/logo.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

type Added = ResponseOf<(typeof operatorSettingEndpoints)['addLogo']>;

/** Stores the pictures; they stay, so that the history of the setting can show and restore them. Throws `invalid_input` on `picture`. */
export async function addLogo(context: Context, dataUrl: string): Promise<Added> {
  const { webp, png, width, height } = await readLogo(dataUrl, 'picture');
  const standsOut = await standsOutOn(papersOf(await currentSettings(context)), webp);
  const picture = {
    file: await context.files.put(webp, 'webp'),
    png: await context.files.put(png, 'png'),
    width,
    height,
  };
  return { picture, standsOut };
}
