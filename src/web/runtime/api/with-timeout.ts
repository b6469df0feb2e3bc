/** Aborts what takes longer than the timeout, by the signal that `send` gets. */
export async function withTimeout<T>(timeoutMs: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
