// A form that is sent to the API: what was typed stays, and after a refusal the first field at fault has the focus.
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { ApiProblem } from '#web/call.ts';
import { focusFirst } from './focus-first.ts';

/** What was filled in, trimmed; a field left empty is left out, so that the server calls it missing. */
export type Entered = Record<string, string | undefined>;

export type Sending<Result> = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  problem: unknown;
  result: Result | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  reset: () => void;
};

export function useSending<Result>(send: (entered: Entered) => Promise<Result>): Sending<Result> {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [result, setResult] = useState<Result | null>(null);
  const run = async (entered: Entered) => {
    setSending(true);
    setProblem(null);
    try {
      setResult(await send(entered));
    } catch (thrown) {
      setProblem(thrown);
      requestAnimationFrame(() => focusFirstAtFault(form.current, thrown));
    }
    setSending(false);
  };
  return {
    form,
    isSending,
    problem,
    result,
    submit: (event) => {
      event.preventDefault();
      void run(enteredIn(event.currentTarget));
    },
    reset: () => setResult(null),
  };
}

function enteredIn(form: HTMLFormElement): Entered {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export function focusFirstAtFault(form: HTMLFormElement | null, thrown: unknown): void {
  if (thrown instanceof ApiProblem)
    focusFirst(
      form,
      thrown.fields.map(({ field }) => field),
    );
}
