import { localDate } from '#kernel/dates.ts';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

export type SupplierStart = {
  today: string;
  start: ResponseBody<'getSupplierStart'>;
  departures: ResponseBody<'listSupplierDepartures'>;
};

const shown = 6;

/** What waits, and the departures of today, also those that have begun. */
export async function loadStart({ call, language: lang }: LoadContext): Promise<SupplierStart> {
  const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [start, departures] = await Promise.all([
    call(paths.getSupplierStart, { query: { from: today, lang } }),
    call(paths.listSupplierDepartures, { query: { from: today, to: today, page: 1, pageSize: shown, lang } }),
  ]);
  return { today, start, departures };
}
