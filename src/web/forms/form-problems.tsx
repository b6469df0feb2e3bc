import { use, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { fieldIdIn, FormIdContext } from '#web/ui/form-id.ts';
import { Notice } from '#web/ui/notice.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './forms.module.css';

type Props = {
  problem: unknown;
  labels: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
  /** Texts that replace the server's message for a field. */
  words?: Record<string, string>;
  /** The text when no field is invalid; by default the server's message. */
  failed?: ReactNode;
};

/** All errors of a form, at its top. Each entry links to its field; scripts focus it by name, as fields without that id exist. */
export function FormProblems({ problem, labels, form, words, failed }: Props) {
  const t = useT('content');
  const formId = use(FormIdContext);
  if (!problem) return null;
  const fields = problem instanceof ApiProblem ? problem.fields.filter(({ field }) => field in labels) : [];
  if (fields.length === 0) {
    const own = t(hasEntries(form.current, Object.keys(labels)) ? 'send_failed' : 'action_failed');
    return <Notice tone="bad">{failed ?? serverText(problem, t) ?? own}</Notice>;
  }
  const focus = (event: MouseEvent, name: string) => {
    if (focusFirst(form.current, [name])) event.preventDefault();
  };
  return (
    <Notice tone="bad">
      <p>{t('problems', { count: fields.length })}</p>
      <ul className={styles.problems}>
        {fields.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldIdIn(formId, field)}`} onClick={(event) => focus(event, field)}>
              {labels[field]}
            </a>
            {t('after_label')} {words?.[field] ?? message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whether a field of the form contains something that the user has typed or chosen. */
function hasEntries(form: HTMLFormElement | null, names: readonly string[]): boolean {
  // On the server, and while hydrating what it has rendered: it renders the fields with what was sent.
  if (!form) return names.length > 0;
  const entries = new FormData(form);
  return names.some((name) => {
    const entry = entries.get(name);
    return entry instanceof File ? entry.size > 0 : Boolean(entry);
  });
}
