import type { ReactNode, RefObject } from 'react';
import { ApiProblem } from '#web/call.ts';
import { serverText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './forms.module.css';

type Props = {
  problem: unknown;
  labels: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
  /** Better words than the server's for a field. */
  words?: Record<string, string>;
  /** What is said where no field is at fault; else the server's words. */
  failed?: ReactNode;
};

/** What is wrong with a form, in one place at its top; each entry leads to its field. */
export function FormProblems({ problem, labels, form, words, failed }: Props) {
  const t = useT('content');
  if (!problem) return null;
  const fields = problem instanceof ApiProblem ? problem.fields.filter(({ field }) => field in labels) : [];
  if (fields.length === 0) return <Notice tone="bad">{failed ?? serverText(problem, t) ?? t('send_failed')}</Notice>;
  const focus = (name: string) => focusFirst(form.current, [name]);
  return (
    <Notice tone="bad">
      <p>{t('problems', { count: fields.length })}</p>
      <ul className={styles.problems}>
        {fields.map(({ field, message }) => (
          <li key={field}>
            <button type="button" onClick={() => focus(field)}>
              {labels[field]}
            </button>
            {t('after_label')} {words?.[field] ?? message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
