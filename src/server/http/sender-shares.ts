// How much of something each sender, an account or a network, has at a time.

/** Adds one for each sender, or none if one of them has reached its limit. */
export function acquireShares(counts: Map<string, number>, senders: readonly string[], most: number): boolean {
  if (senders.some((sender) => (counts.get(sender) ?? 0) >= most)) return false;
  for (const sender of senders) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  return true;
}

export function releaseShares(counts: Map<string, number>, senders: readonly string[]): void {
  for (const sender of senders) {
    const left = counts.get(sender)! - 1;
    if (left > 0) counts.set(sender, left);
    else counts.delete(sender);
  }
}
