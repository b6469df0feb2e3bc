// The name of the marketplace at the head of a mail gives way to the logo when the mail is sent, so mails that wait have the one of then.
import { logoAddress } from '#kernel/palette/logo.ts';
import type { Services } from '#platform/services.ts';
import { isLogo } from '#domain/settings/logo.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

const heightPixels = 32;
/** Written by `layoutHtml`. */
const brandLine = /(<p data-brand [^>]*>)([^<]*)(<\/p>)/;

/** By an address of the marketplace's own, the same for everyone: that it was loaded says nothing about a reader. */
export async function withLogo(services: Services, html: string): Promise<string> {
  const { logo } = await currentSettings(services);
  if (!isLogo(logo)) return html;
  const { png, width, height } = logo.light;
  const shown = Math.round((heightPixels * width) / height);
  const source = services.config.appUrl + logoAddress(png);
  return html.replace(
    brandLine,
    (_, start: string, name: string, end: string) =>
      `${start}<img src="${source}" alt="${name}" width="${shown}" height="${heightPixels}" style="display:block;border:0">${end}`,
  );
}
