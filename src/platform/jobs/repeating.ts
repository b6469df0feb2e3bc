// Repeats a task, one run at a time: after an interval, earlier when it is woken, never during its pause.
type Pace<Result> = {
  everyMs: number;
  restMs?(result: Result): number;
  /** Whether a run left something to do, so that the next one comes right after the rest. */
  isMore?(result: Result): boolean;
  stalled(error: unknown): void;
};

export type Repeating = { start(): void; wake(): void; stop(): Promise<void> };

export function repeating<Result>(work: () => Promise<Result>, pace: Pace<Result>): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWoken = false;
  let restEndMs = 0;

  async function run(): Promise<void> {
    isWoken = false;
    let isMore = false;
    try {
      const result = await work();
      isMore = pace.isMore?.(result) ?? false;
      restEndMs = performance.now() + (pace.restMs?.(result) ?? 0);
    } catch (error) {
      pace.stalled(error);
    }
    running = undefined;
    schedule(isMore || isWoken ? 0 : pace.everyMs);
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void (running = run()), Math.max(delayMs, restEndMs - performance.now()));
  }

  return {
    start: () => schedule(0),
    /** Many who wake it in a run have one more run. */
    wake() {
      isWoken = true;
      if (!running) schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
