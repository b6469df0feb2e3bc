const hourMs = 3_600_000;

/** The deadline of a cancellation tier, counted back from the start. */
export function deadlineOf(startsAtUtc: string, hoursBefore: number): string {
  return new Date(Date.parse(startsAtUtc) - hoursBefore * hourMs).toISOString();
}
