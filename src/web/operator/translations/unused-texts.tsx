import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';

type Unused = ResponseBody<'listTexts'>['unused'];
type Props = { unused: Unused; onDone: (text: string) => Promise<void> };

/** What was written anew and no page shows any more, in all languages, each to be deleted. */
export function UnusedTexts({ unused, onDone }: Props) {
  const t = useT('translations');
  const { call, language: shown } = usePageContext();
  const removing = useSubmit(async ({ position = '' }) => {
    const { language, namespace, key } = unused[Number(position)]!;
    await call(paths.removeUnusedText, { params: { language, namespace, key } });
    await onDone(t('unused_removed', { key: `${namespace}:${key}` }));
    return true;
  });
  if (unused.length === 0) return null;
  return (
    <section aria-labelledby="unused">
      <h2 id="unused">{t('unused')}</h2>
      <p>{t('unused_note')}</p>
      <FormProblems problem={removing.problem} labels={{}} form={removing.form} />
      <ul className={styles.rows} aria-labelledby="unused">
        {unused.map(({ language, namespace, key, text }, position) => (
          <li key={`${language} ${namespace}:${key}`} className={styles.session}>
            <div>
              <p className={styles.soft}>
                <code>{`${namespace}:${key}`}</code>
                <span>{namesOf('language', shown).of(language)}</span>
              </p>
              <p lang={language}>{text}</p>
            </div>
            <Form onSubmit={removing.submit}>
              <input type="hidden" name="position" value={position} />
              <Button
                type="submit"
                look="quiet"
                disabled={removing.isSubmitting}
                aria-label={t('unused_remove_spoken', { key: `${namespace}:${key}` })}
              >
                {t('unused_remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
