// Client-only areas ask for the marketplace's configuration themselves. Where that fails, the page goes on with what it
// has and with the texts of the build, says so, and offers to try again.
import type { BrowserMessages } from '#web/messages.ts';
import type { Surroundings } from '#web/page.ts';
import { ConfigurationNotice } from './configuration-notice.tsx';
import { fetchConfiguration } from './fetch-configuration.ts';

export type Place = Pick<Surroundings, 'call'> & { messages: BrowserMessages };
/** Changes what every part of the page knows, and shows it. */
export type Change = (change: Partial<Surroundings>) => void;

export async function configure({ call, messages }: Place, change: Change): Promise<void> {
  try {
    const settings = await fetchConfiguration(call);
    messages.fromServer = true;
    change({ settings, banner: undefined });
  } catch {
    messages.fromServer = false;
    change({ banner: <ConfigurationNotice retry={() => configure({ call, messages }, change)} /> });
  }
}
