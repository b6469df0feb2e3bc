import type { ArticleView } from '#contract/operator/articles.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';

type Props = { article: ArticleView; onDone: (text: string) => Promise<void> };

/** Earlier versions; restoring one saves it as the latest. */
export function ArticleHistory({ article, onDone }: Props) {
  const t = useT('articles');
  const { call, language } = usePageContext();
  const { kind, slug, version: latest, publishedVersion, hasBuilt, versions } = article;
  const params = { kind, slug };
  const restoring = useSubmit(async ({ version = '' }) => {
    const { facts, texts } = await call(paths.getArticleVersion, { params: { ...params, version: Number(version) } });
    await call(paths.saveArticle, { params, body: { version: latest, facts, texts } });
    await onDone(t('restored', { version }));
    return true;
  });
  if (versions.length === 0) return null;
  const restore = (version: number) =>
    version === latest ? null : (
      <Form onSubmit={restoring.submit}>
        <input type="hidden" name="version" value={version} />
        <Button type="submit" look="quiet" disabled={restoring.isSubmitting}>
          {version === 0 ? t('restore_built') : t('restore', { version })}
        </Button>
      </Form>
    );
  return (
    <details className={styles.fold}>
      <summary>{t('history')}</summary>
      <FormProblems problem={restoring.problem} labels={{}} form={restoring.form} />
      <ul className={styles.rows} aria-label={t('history')}>
        {versions.map(({ version, savedAt, savedBy }) => (
          <li key={version}>
            <p className={styles.soft}>
              <strong>{t('version', { version })}</strong>
              <time dateTime={savedAt}>{t('console:moment', { moment: momentText(savedAt, 'UTC', language) })}</time>
              <span>{savedBy ?? '–'}</span>
              {version === publishedVersion ? <span>{t('status_published')}</span> : null}
            </p>
            {restore(version)}
          </li>
        ))}
        {hasBuilt ? (
          <li>
            <p className={styles.soft}>
              <strong>{t('status_built')}</strong>
            </p>
            {restore(0)}
          </li>
        ) : null}
      </ul>
    </details>
  );
}
