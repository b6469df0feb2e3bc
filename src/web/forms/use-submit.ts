// A form that is sent to the API: values are preserved, and after a refusal the first invalid field has the focus.
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FormValues } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { fieldErrorsIn } from './check-form.ts';
import { useFieldsPutRight } from './use-fields-put-right.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { focusFirstError } from './report-field-errors.ts';

export type { FormValues as Entered };

/** The outcome of a submission without scripts. */
type InitialOutcome<Result> = { problem: unknown; result: Result | undefined };

export type Submission<Result> = {
  form: RefObject<HTMLFormElement | null>;
  isSubmitting: boolean;
  problem: unknown;
  result: Result | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  reset: () => void;
};

/** `checkFirst`: validates in the browser before anything is sent. The server checks everything too, so this is only for
 *  forms where a failed attempt costs something, an action in another window or a limited number of attempts, and for those with
 *  a `MoneyField`, whose text the server never reads. */
export function useSubmit<Result>(
  send: (entered: FormValues) => Promise<Result>,
  { checkFirst = false, initial }: { checkFirst?: boolean; initial?: InitialOutcome<Result> } = {},
): Submission<Result> {
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<unknown>(initial?.problem ?? null);
  const [result, setResult] = useState<Result | null>(initial?.result ?? null);
  useFieldsPutRight(form, problem, setProblem);
  const report = useRefusalFocus(problem, (refusal) => {
    if (!focusFirstError(form.current, refusal)) focusAnyField(form.current);
  });
  // It was disabled while the form was sent, which takes the focus from it: a dialog that was cancelled could not return it.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isSubmitting && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
  }, [isSubmitting]);
  const run = async (entered: FormValues) => {
    setSubmitting(true);
    setProblem(null);
    setResult(null);
    try {
      const fieldErrors = checkFirst && fieldErrorsIn(form.current!, t);
      if (fieldErrors) throw fieldErrors;
      setResult(await send(entered));
    } catch (thrown) {
      report(thrown);
      setProblem(thrown);
    }
    setSubmitting(false);
  };
  return {
    form,
    isSubmitting,
    problem,
    result,
    submit: (event) => {
      event.preventDefault();
      pressed.current = (event.nativeEvent as SubmitEvent).submitter;
      void run(formValuesOf(event.currentTarget));
    },
    reset: () => setResult(null),
  };
}

function formValuesOf(form: HTMLFormElement): FormValues {
  const fields = [...form.elements] as HTMLInputElement[];
  const secrets = new Set(
    fields.filter(({ autocomplete }) => autocomplete?.endsWith('-password')).map(({ name }) => name),
  );
  const entries = [...new FormData(form)].map(([name, value]) => {
    const text = String(value);
    return [name, secrets.has(name) ? text : text.trim()] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The submit button was disabled meanwhile, so the browser removed its focus. */
function focusAnyField(form: HTMLFormElement | null): void {
  const fields = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  fields.find(({ type }) => type !== 'hidden')?.focus();
}
