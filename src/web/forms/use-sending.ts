// A form that is sent to the API: what was typed stays, and after a refusal the first field at fault has the focus.
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { ApiProblem } from '#web/call.ts';
import { useT } from '#web/surroundings.ts';
import { faultsIn } from './check-form.ts';
import { focusFirst } from './focus-first.ts';

/** What was filled in, trimmed but for passwords; a field left empty is left out, so that the server calls it missing. */
export type Entered = Record<string, string | undefined>;

export type Sending<Result> = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  problem: unknown;
  result: Result | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  reset: () => void;
};

/** `checkFirst`: what the fields know to be wrong by themselves is told before anything is sent. The server knows all of it too, so
 *  this is for what costs something to try: a deed that begins elsewhere, or one of few tries. */
export function useSending<Result>(
  send: (entered: Entered) => Promise<Result>,
  { checkFirst = false } = {},
): Sending<Result> {
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [result, setResult] = useState<Result | null>(null);
  const run = async (entered: Entered) => {
    setSending(true);
    setProblem(null);
    try {
      const faults = checkFirst && faultsIn(form.current!, t);
      if (faults) throw faults;
      setResult(await send(entered));
    } catch (thrown) {
      setProblem(thrown);
      requestAnimationFrame(() => focusFirstAtFault(form.current, thrown) || focusAnyField(form.current));
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

export function focusFirstAtFault(form: HTMLFormElement | null, thrown: unknown): boolean {
  const fields = thrown instanceof ApiProblem ? thrown.fields.map(({ field }) => field) : [];
  return focusFirst(form, fields);
}

/** The button could not be pressed meanwhile, so the browser took the focus away from it. */
function focusAnyField(form: HTMLFormElement | null): void {
  const fields = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  fields.find(({ type }) => type !== 'hidden')?.focus();
}
