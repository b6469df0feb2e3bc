import { localDate } from '#kernel/dates.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';

/** Today in a time zone. Not in the server's markup, which is cached for many days; at once on a page that the browser renders. */
export function useToday(timeZone: string): string | undefined {
  return useIsHydrated() ? localDate(new Date(), timeZone) : undefined;
}
