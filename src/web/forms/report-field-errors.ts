import { ApiProblem } from '#web/runtime/api/call.ts';
import { translator } from '#web/runtime/api/t.ts';
import type { PageContext } from '#web/runtime/router/page.ts';
import { fieldErrorsIn } from './check-form.ts';
import { focusFirst } from './focus-first.ts';

/** The invalid fields, the first of which gets the focus; null if there are none. */
export async function reportFieldErrors(
  form: HTMLFormElement,
  { language, messages }: PageContext,
): Promise<ApiProblem | null> {
  await messages.ensure?.(['content']);
  const problem = fieldErrorsIn(form, translator(language, messages, 'content'));
  focusFirstError(form, problem);
  return problem;
}

/** False where no field of the form has an error. */
export function focusFirstError(form: HTMLFormElement | null, thrown: unknown): boolean {
  const fields = thrown instanceof ApiProblem ? thrown.fields.map(({ field }) => field) : [];
  return focusFirst(form, fields);
}
