// When changed terms of suppliers may start (Regulation (EU) 2019/1150, article 3).
export const noticeDays = 15;

const dayMs = 86_400_000;

/** The first day, in UTC, at whose beginning the notice is over. */
export function earliestStart(now: Date): string {
  const earliest = now.getTime() + noticeDays * dayMs;
  const midnight = Math.ceil(earliest / dayMs) * dayMs;
  return new Date(midnight).toISOString().slice(0, 10);
}

export const hasNotice = (announcedAt: Date, startsAt: Date): boolean =>
  startsAt.getTime() >= announcedAt.getTime() + noticeDays * dayMs;
