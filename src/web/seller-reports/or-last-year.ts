import { ApiProblem } from '#web/runtime/api/call.ts';

/** What is loaded of a year; of one that does not exist, the last one. */
export async function orLastYear<Loaded>(
  year: number | undefined,
  load: (query: { year?: number }) => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load(year ? { year } : {});
  } catch (thrown) {
    if (year && thrown instanceof ApiProblem && thrown.status === 422) return load({});
    throw thrown;
  }
}
