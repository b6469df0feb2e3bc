// A form that also works without scripts: the server then runs the same `send`, and the page is rendered with its outcome.
import { useLocation } from 'react-router';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';
import type { PageForm } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { useSubmit, type Entered, type Submission } from './use-submit.ts';

export type ServedForm<Result> = {
  name: PageForm['name'];
  send: (call: Call, entered: Entered) => Promise<Result>;
};

export type ServedSubmission<Result> = Submission<Result> & {
  /** The initial value of a field: the one that the server refused. */
  initialValue: (field: string) => string | undefined;
  /** In a hidden field: a page may have several forms. */
  name: string;
};

export function useServedForm<Result>(
  { name, send }: ServedForm<Result>,
  options?: { checkFirst?: boolean },
): ServedSubmission<Result> {
  const { call, submitted: sent } = usePageContext();
  // Only for the document that was rendered with the outcome, not for pages opened later.
  const isFirst = useLocation().key === 'default';
  const submitted = isFirst && sent?.form === name ? sent : undefined;
  const problem = submitted?.problem && new ApiProblem(submitted.problem);
  const submission = useSubmit<Result>((entered) => send(call, entered), {
    ...options,
    initial: { problem, result: submitted?.result as Result | undefined },
  });
  return { ...submission, name, initialValue: (field) => (problem ? submitted.entered[field] : undefined) };
}

export function FormName({ name }: { name: string }) {
  return <input type="hidden" name="form" value={name} />;
}
