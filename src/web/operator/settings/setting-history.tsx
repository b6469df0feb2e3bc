import type { ReactNode } from 'react';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { ActorName } from '../audit/actor-name.tsx';
import styles from '../console.module.css';

type Props = {
  setting: OperatorSettingView;
  /** With the value as JSON. */
  save: (json: string) => Promise<unknown>;
  /** What changed, from two values as JSON. */
  change: (before: string, after: string) => ReactNode;
  restoreText: (json: string) => string;
  /** What taking a change back does. */
  note?: string;
};

/** The last changes of a setting, each can be undone. */
export function SettingHistory({ setting: { value, history }, save, change, restoreText, note }: Props) {
  const t = useT('console');
  const { language } = usePageContext();
  const restoring = useSubmit(({ before = '' }) => save(before));
  if (history.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{t('setting_history')}</summary>
      {note ? <p className={styles.small}>{note}</p> : null}
      <FormProblems problem={restoring.problem} labels={{}} form={restoring.form} />
      <ul className={styles.rows}>
        {history.map(({ id, at, actor, before, after }) => (
          <li key={id}>
            <p className={styles.soft}>
              <time dateTime={at}>{t('moment', { moment: momentText(at, 'UTC', language) })}</time>
              <ActorName actor={actor} />
            </p>
            <div>{change(before, after)}</div>
            {before === value ? null : (
              <Form onSubmit={restoring.submit}>
                <input type="hidden" name="before" value={before} />
                <Button type="submit" look="line" disabled={restoring.isSubmitting}>
                  {restoreText(before)}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
