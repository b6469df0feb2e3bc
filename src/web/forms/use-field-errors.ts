import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

// Most forms are filled in correctly, so what reports errors is loaded when there is one.
const loadReport = () => import('./report-field-errors.ts');

/** The errors of the browser's validation, else those of the server; the first invalid field gets the focus. The former
 *  disappear when `values`, which are in the form, have become valid. */
export function useFieldErrors({ values, refused }: { values: unknown; refused?: unknown }) {
  const pageContext = usePageContext();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<ApiProblem | null>(null);
  useEffect(() => {
    if (form.current?.checkValidity()) setInvalid(null);
  }, [values]);
  useEffect(() => {
    if (refused) loadReport().then(({ focusFirstError }) => focusFirstError(form.current, refused), ignore);
  }, [refused]);
  const report = async () => {
    try {
      const { reportFieldErrors } = await loadReport();
      setInvalid(await reportFieldErrors(form.current!, pageContext));
    } catch {
      // Without network the browser's own messages are better than none.
      form.current?.reportValidity();
    }
  };
  /** Reports the errors if there are any. */
  const isValid = (): boolean => {
    const valid = form.current!.checkValidity();
    if (valid) setInvalid(null);
    else void report();
    return valid;
  };
  return { form, problem: invalid ?? refused, isValid };
}

const ignore = (): void => {};
