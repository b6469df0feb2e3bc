import { useRef, useState, type FormEvent } from 'react';
import { fieldText } from '#web/problem-text.ts';

/** A form that is sent by hand: whether it is under way, what was refused, and the first field at fault in focus. What
 *  was entered stays. */
export function useSending(work: (entered: FormData) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setSending(true);
    setFailure(null);
    try {
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
