// Loads the marketplace's settings on client-only pages. If that fails, the page continues with the default settings
// and the texts of the build, and shows a notice with a retry button.
import type { BrowserMessages } from '#web/runtime/api/messages.ts';
import type { PageContext } from '#web/runtime/router/page.ts';
import { ConfigurationNotice } from './configuration-notice.tsx';
import { fetchConfiguration } from './fetch-configuration.ts';

export type Place = Pick<PageContext, 'call'> & { messages: BrowserMessages };
/** Changes the page context and renders again. */
export type Change = (change: Partial<PageContext>) => void;

export async function configure({ call, messages }: Place, change: Change): Promise<void> {
  try {
    const settings = await fetchConfiguration(call);
    messages.fromServer = true;
    change({ settings, banner: undefined });
    // Who checked people in without network has signed in again, wherever that leads.
    if (localStorage.getItem('checkIns'))
      void import('#web/departures/check-in/send-scans.ts')
        .then(({ sendScans }) => sendScans(call))
        .catch(() => undefined);
  } catch {
    messages.fromServer = false;
    change({ banner: <ConfigurationNotice retry={() => configure({ call, messages }, change)} /> });
  }
}
