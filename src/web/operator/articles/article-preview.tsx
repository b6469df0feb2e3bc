import { useState } from 'react';
import type { ArticleView } from '#contract/operator/articles.ts';
import { readBlocks, readSections } from '#kernel/articles/article-text.ts';
import type { ArticleKind } from '#kernel/articles/articles.ts';
import { namesOf } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { fill } from '#kernel/messages.ts';
import { Inline, Prose } from '#web/articles/prose.tsx';
import { PostBody } from '#web/blog/post-body.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from './articles.module.css';

type Props = { kind: ArticleKind; texts: ArticleView['texts'] };

/** The text as its readers will see it, while it is written: the lead of a post without markup, and on pages the name of the
 *  marketplace filled in. Other placeholders stay. */
export function ArticlePreview({ kind, texts }: Props) {
  const t = useT('articles');
  const { language: own, settings } = usePageContext();
  const [language, setLanguage] = useState<Language>(own);
  // A post has no placeholders.
  const filled = (text: string) => (kind === 'post' ? text : fill(text, { appName: settings.appName }));
  const { title, lead, body } = texts[language];
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      <SelectField
        label={t('preview_in')}
        name="preview"
        value={language}
        onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? own)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {namesOf('language', own).of(one)}
          </option>
        ))}
      </SelectField>
      <article className={styles.shown} lang={language}>
        <h3 className={styles.title}>{filled(title) || '–'}</h3>
        <p className={styles.lead}>{kind === 'post' ? lead : <Inline text={filled(lead)} />}</p>
        {kind === 'post' ? (
          <PostBody blocks={readBlocks(body)} heading="h4" />
        ) : (
          readSections(filled(body)).map(({ anchor, title: heading, paragraphs }, index) => (
            <section key={`${anchor} ${index}`}>
              {heading ? <h4>{heading}</h4> : null}
              <Prose paragraphs={paragraphs} />
            </section>
          ))
        )}
      </article>
    </section>
  );
}
