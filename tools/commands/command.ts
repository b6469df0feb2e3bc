/** What an operator types behind `npm run senda --`. The runner prints errors as sentences and sets the exit code. */
export type Command = {
  /** One line. */
  summary: string;
  /** The ways to call it, without the name. */
  usage: readonly string[];
  /** What is worth knowing beforehand, in lines. */
  notes?: readonly string[];
  run(words: readonly string[]): Promise<ExitCode>;
};

/** 0: done, and nothing is wrong. 1: refused, failed, or something wrong was found. 2: called in another way than it can be. */
export type ExitCode = 0 | 1 | 2;
