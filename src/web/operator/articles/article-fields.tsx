import type { ArticleView } from '#contract/operator/articles.ts';
import { articleLimits } from '#kernel/articles/articles.ts';
import { postTags } from '#kernel/choices/post-tags.ts';
import { namesOf } from '#kernel/formats.ts';
import { languages } from '#kernel/languages.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from './articles.module.css';

type Props = { article: ArticleView; problem: unknown };

/** What a post is about, and the texts of the three languages beside each other. */
export function ArticleFields({ article: { kind, facts, texts }, problem }: Props) {
  const t = useT('articles');
  const { language: own } = usePageContext();
  const labels = useArticleLabels();
  return (
    <>
      {kind === 'post' ? <FactFields facts={facts} problem={problem} /> : null}
      <p className={styles.note}>
        {kind === 'post' ? t('markup_post') : t('markup_page', { placeholder: '{{appName}}' })}
      </p>
      <div className={styles.languages}>
        {languages.map((language) => (
          <fieldset key={language} className={styles.language}>
            <legend>{namesOf('language', own).of(language)}</legend>
            {(['title', 'lead', 'body'] as const).map((part) => {
              const name = `texts.${language}.${part}`;
              const shared = {
                label: labels[name]!,
                name,
                lang: language,
                maxLength: articleLimits[part],
                defaultValue: texts[language][part],
                error: fieldText(problem, name),
              };
              return part === 'title' ? (
                <Field key={name} {...shared} />
              ) : (
                <TextField key={name} {...shared} rows={part === 'lead' ? 3 : 18} />
              );
            })}
          </fieldset>
        ))}
      </div>
    </>
  );
}

function FactFields({ facts, problem }: { facts: ArticleView['facts']; problem: unknown }) {
  const t = useT('articles');
  return (
    <div className={styles.facts}>
      <Field
        label={t('author')}
        name="facts.author"
        maxLength={articleLimits.author}
        autoComplete="off"
        defaultValue={facts.author}
        error={fieldText(problem, 'facts.author')}
      />
      <Field
        label={t('picture_tour')}
        note={t('picture_tour_note')}
        name="facts.pictureTour"
        maxLength={articleLimits.slug}
        autoComplete="off"
        spellCheck={false}
        defaultValue={facts.pictureTour ?? ''}
        error={fieldText(problem, 'facts.pictureTour')}
      />
      <fieldset className={styles.tags}>
        <legend>{t('tags')}</legend>
        {postTags.map((tag) => (
          <CheckField
            key={tag}
            name={`tag.${tag}`}
            label={t(`blog:tag.${tag}`)}
            defaultChecked={facts.tags.includes(tag)}
          />
        ))}
      </fieldset>
    </div>
  );
}

export function useArticleLabels(): Record<string, string> {
  const t = useT('articles');
  const { language: own } = usePageContext();
  const ofEach = languages.flatMap((language) => {
    const spoken = { language: namesOf('language', own).of(language) ?? language };
    return (['title', 'lead', 'body'] as const).map((part) => [`texts.${language}.${part}`, t(`${part}_in`, spoken)]);
  });
  return {
    'facts.author': t('author'),
    'facts.pictureTour': t('picture_tour'),
    ...(Object.fromEntries(ofEach) as Record<string, string>),
  };
}
