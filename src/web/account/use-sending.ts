import { useRef, useState, type FormEvent } from 'react';
import { faultsIn } from '#web/forms/check-form.ts';
import { fieldText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';

/** A form that is sent by hand, once its fields find nothing wrong: whether it is under way, what was refused, and the first field
 *  at fault in focus. What was entered stays. */
export function useSending(work: (entered: FormData) => Promise<void>) {
  const t = useT('content');
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSending(true);
    setFailure(null);
    try {
      const faults = faultsIn(event.currentTarget, t);
      if (faults) throw faults;
      await work(entered);
    } catch (thrown) {
      setFailure(thrown);
      requestAnimationFrame(() => focusError(form.current, thrown));
    }
    setSending(false);
  };
  return { sending, failure, form, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

function focusError(form: HTMLFormElement | null, thrown: unknown): void {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  (fields.find(({ name }) => fieldText(thrown, name)) ?? fields[0])?.focus();
}
