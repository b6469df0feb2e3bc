import { useCallback, useEffect, useState } from 'react';
import { type Acts, useActs } from '#web/team/use-acts.ts';

export type Loaded<T> = { loaded: T | null; problem: unknown; acts: Acts; reload: () => void };

/** What is loaded when a part of a page is opened, and again after each act on it. `load` has to be the same function each time. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((before) => before + 1), []);
  const acts = useActsThen(reload);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => {
        if (!isCurrent) return;
        setLoaded(value);
        setProblem(null);
      },
      (thrown: unknown) => isCurrent && setProblem(thrown),
    );
    return () => void (isCurrent = false);
  }, [load, times]);
  return { loaded, problem, acts, reload };
}

/** Acts with something to do after each of them. */
export function useActsThen(then: () => void): Acts {
  const page = useActs();
  const run: Acts['run'] = async (work, done) => {
    await page.run(work, done);
    then();
  };
  return { ...page, run };
}
