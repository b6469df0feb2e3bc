// How much of something each sender, an account or a network, has at a time.

/** Adds one for each sender, or none if one of them has reached its limit. */
export function acquireShares(taken: Map<string, number>, senders: readonly string[], most: number): boolean {
  if (senders.some((sender) => (taken.get(sender) ?? 0) >= most)) return false;
  for (const sender of senders) taken.set(sender, (taken.get(sender) ?? 0) + 1);
  return true;
}

export function releaseShares(taken: Map<string, number>, senders: readonly string[]): void {
  for (const sender of senders) {
    const left = taken.get(sender)! - 1;
    if (left > 0) taken.set(sender, left);
    else taken.delete(sender);
  }
}
