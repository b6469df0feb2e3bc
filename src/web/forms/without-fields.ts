import { ApiProblem } from '#web/runtime/api/call.ts';

/** The problem without the errors of fields that are right now; null when they were all that was wrong. */
export function withoutFields<Problem>(problem: Problem, isRight: (field: string) => boolean): Problem | null {
  if (!(problem instanceof ApiProblem)) return problem;
  const fields = problem.fields.filter(({ field }) => !isRight(field));
  if (fields.length === problem.fields.length) return problem;
  const { status, code, title } = problem;
  return fields.length === 0 ? null : (new ApiProblem({ status, code, title, fields }) as typeof problem);
}
