import { useEffect, useRef, useState } from 'react';
import type { ArticleChange, ArticleView } from '#contract/operator/articles.ts';
import * as paths from '#contract/paths.generated.ts';
import { postTags } from '#kernel/choices/post-tags.ts';
import type { Language } from '#kernel/languages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { FormValues } from '#web/runtime/router/page.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './articles.module.css';
import { ArticleFields, useArticleLabels } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';

type Props = { article: ArticleView; onDone: (text: string) => Promise<void> };

/** Saves a version, publishes it, or takes the article off. */
export function ArticleEditor({ article, onDone }: Props) {
  const t = useT('articles');
  const { call } = usePageContext();
  const { kind, slug, version, publishedVersion } = article;
  const params = { kind, slug };
  const isPublishing = useRef(false);
  const [entered, setEntered] = useState<ArticleChange>(article);
  // What was saved stays saved if it is then refused to be published.
  const saved = useRef(version);
  const isDirty = useRef(false);
  useAskOnLeave(isDirty);
  const save = async (values: FormValues, basedOn: number) => {
    if (saved.current === 0 || isDirty.current || basedOn !== saved.current) {
      const body = changeOf(article, values, basedOn);
      saved.current = (await call(paths.saveArticle, { params, body })).version;
      isDirty.current = false;
    }
    if (isPublishing.current) await call(paths.publishArticle, { params, body: { version: saved.current } });
    await onDone(t(isPublishing.current ? 'published' : 'saved'));
    return true;
  };
  const { form, problem, isSubmitting, submit } = useSubmit((values) => save(values, saved.current));
  const over = useSubmit(async (values) => {
    const latest = await call(paths.getArticle, { params });
    return save(values, latest.version);
  });
  const off = useSubmit(async () => {
    await call(paths.unpublishArticle, { params });
    await onDone(t(`unpublished_${kind}`));
    return true;
  });
  const isConflict = problem instanceof ApiProblem && problem.code === 'article_changed';
  const shownProblem = over.problem ?? problem;
  return (
    <>
      <Form
        ref={form}
        className={styles.editor}
        onSubmit={(event) => (isConflict ? over : { submit }).submit(event)}
        onInput={(event) => {
          isDirty.current = true;
          setEntered(changeOf(article, valuesOf(event.currentTarget), version));
        }}
      >
        <FormProblems problem={shownProblem} labels={useArticleLabels()} form={form} />
        {isConflict ? (
          <p>
            <a href={`/admin/articles/${kind}/${slug}`} target="_blank" rel="noreferrer">
              {t('theirs')}
            </a>
          </p>
        ) : null}
        <ArticleFields article={article} problem={shownProblem} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            look="line"
            disabled={isSubmitting || over.isSubmitting}
            onClick={() => void (isPublishing.current = false)}
          >
            {t(isConflict ? 'save_over' : 'save')}
          </Button>
          <Button
            type="submit"
            disabled={isSubmitting || over.isSubmitting}
            onClick={() => void (isPublishing.current = true)}
          >
            {t(isSubmitting || over.isSubmitting ? 'console:working' : 'publish')}
          </Button>
        </div>
      </Form>
      {publishedVersion === null ? null : (
        <Form ref={off.form} onSubmit={off.submit}>
          <FormProblems problem={off.problem} labels={{}} form={off.form} />
          <Button type="submit" look="quiet" disabled={off.isSubmitting}>
            {t(`unpublish_${kind}`)}
          </Button>
        </Form>
      )}
      <ArticlePreview kind={kind} texts={entered.texts} />
    </>
  );
}

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the fields hold, as the call takes it. */
function changeOf({ kind, facts }: ArticleView, values: FormValues, version: number): ArticleChange {
  const textIn = (language: Language) => ({
    title: values[`texts.${language}.title`] ?? '',
    lead: values[`texts.${language}.lead`] ?? '',
    body: values[`texts.${language}.body`] ?? '',
  });
  const ofPost = {
    author: values['facts.author'] ?? '',
    tags: postTags.filter((tag) => values[`tag.${tag}`] !== undefined),
    pictureTour: values['facts.pictureTour'] || null,
  };
  const texts = { en: textIn('en'), es: textIn('es'), fr: textIn('fr') };
  return { version, facts: kind === 'post' ? ofPost : facts, texts };
}

/** A tab that closes asks, while something is not saved. */
function useAskOnLeave(isDirty: { readonly current: boolean }): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
