import { useId, type ReactNode } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import styles from './document.module.css';
import { longDate } from './long-date.ts';
import { type Motif } from './horizon-art.tsx';
import { PageHeader } from './page-header.tsx';
import { Prose } from './prose.tsx';

type Props = {
  namespace: Namespace;
  sections: readonly string[];
  motif: Motif;
  /** Fill the texts. */
  values: Record<string, string | number>;
  /** The day the text last changed, 'YYYY-MM-DD'. */
  changedOn?: string;
  /** What a section shows after its paragraphs. */
  after?: Record<string, ReactNode>;
};

/** A text to be read and referred to: a table of contents, and sections that have addresses. The paragraphs of a section
 *  are the texts `{section}.1`, `{section}.2` and so on. */
export function Document({ namespace, sections, motif, values, changedOn, after = {} }: Props) {
  const { language, messages } = useSurroundings();
  const t = useT(namespace);
  const tContent = useT('content');
  const contentsId = useId();
  const paragraphsOf = (section: string) =>
    Object.keys(messages.of(namespace) ?? {})
      .filter((key) => key.startsWith(section) && /^\.\d+$/.test(key.slice(section.length)))
      .map((key) => t(key, values));
  return (
    <article className={styles.document}>
      <PageHeader title={t('title', values)} lead={t('lead', values)} motif={motif}>
        {changedOn ? (
          <p className={styles.changed}>{tContent('changed_on', { date: longDate(changedOn, language) })}</p>
        ) : null}
      </PageHeader>
      <div className={`wide ${styles.body}`}>
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <h2 id={contentsId}>{tContent('on_this_page')}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`${section}.title`, values)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>{t(`${section}.title`, values)}</h2>
              <Prose paragraphs={paragraphsOf(section)} />
              {after[section]}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
