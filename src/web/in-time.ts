/** Gives up what takes longer: `ask` hears of it by its signal. */
export async function inTime<T>(patienceMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await ask(patience.signal);
  } finally {
    clearTimeout(timer);
  }
}
