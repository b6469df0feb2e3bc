import { useEffect, useState } from 'react';
import { localDate } from '#kernel/dates.ts';

/** Today in a time zone. Not in the server's markup, which is cached for many days. */
export function useToday(timeZone: string): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDate(new Date(), timeZone)), [timeZone]);
  return today;
}
