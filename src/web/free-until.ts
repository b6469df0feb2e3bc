const hourMs = 3_600_000;

/** The instant of a policy's tier before a start. */
export function deadlineOf(startsAtUtc: string, hoursBefore: number): string {
  return new Date(Date.parse(startsAtUtc) - hoursBefore * hourMs).toISOString();
}

/** A deadline while it can still be met, else null. */
export function stillFreeUntil(deadline: string | null): string | null {
  return deadline && Date.parse(deadline) > Date.now() ? deadline : null;
}
