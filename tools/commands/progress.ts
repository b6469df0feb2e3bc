// How far a long command is, on stderr: stdout has what it found, for scripts.

export type Progress = {
  /** Ends the step before. `amount`: how far the step is, read when a line is due. */
  step(name: string, amount?: () => string): void;
  end(): void;
};

/** One line as each step begins and one whenever so much time has passed in it, so that a long step is not mistaken for a dead one. */
export function startProgress(everyMs = 5000, print: (line: string) => void = console.error): Progress {
  let timer: NodeJS.Timeout | undefined;
  return {
    step(name, amount) {
      clearInterval(timer);
      print(`${name} …`);
      const startedAt = Date.now();
      timer = setInterval(() => {
        const seconds = Math.round((Date.now() - startedAt) / 1000);
        print(`${name} … ${[`${seconds} s`, amount?.()].filter(Boolean).join(', ')}`);
      }, everyMs);
      // A command that fails in between still ends.
      timer.unref();
    },
    end: () => clearInterval(timer),
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
