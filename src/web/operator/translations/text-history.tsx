import type { TextEntryView } from '#contract/operator/texts.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { ActorName } from '../audit/actor-name.tsx';
import styles from '../console.module.css';

type Props = { entry: TextEntryView; save: (texts: Record<string, string>) => Promise<unknown> };

/** Who wrote what instead of what, each can be undone. */
export function TextHistory({ entry: { language: written, namespace, key, history }, save }: Props) {
  const t = useT('translations');
  const { language } = usePageContext();
  const restoring = useSubmit(({ id }) => save(history.find((one) => one.id === id)!.before));
  if (history.length === 0) return null;
  return (
    <section aria-label={t('history')}>
      <p>
        <strong>{t('history')}</strong>
      </p>
      <FormProblems problem={restoring.problem} labels={{}} form={restoring.form} />
      <ul className={styles.rows}>
        {history.map(({ id, at, actor, before, after }) => {
          const moment = t('console:moment', { moment: momentText(at, 'UTC', language) });
          const changed = Object.keys(after).filter((one) => before[one] !== after[one]);
          return (
            <li key={id}>
              <p className={styles.soft}>
                <time dateTime={at}>{moment}</time>
                <ActorName actor={actor} />
              </p>
              {changed.map((one) => (
                <p key={one} lang={written}>
                  <del>{before[one]}</del> <ins>{after[one]}</ins>
                </p>
              ))}
              <Form onSubmit={restoring.submit}>
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  look="quiet"
                  disabled={restoring.isSubmitting}
                  aria-label={t('restore_spoken', { key: `${namespace}:${key}`, moment })}
                >
                  {t('restore')}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
