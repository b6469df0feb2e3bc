import { useId, type ReactNode } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import type { KeyBeginning } from '#kernel/text-keys.ts';
import type { Values } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './document.module.css';
import { longDate } from './long-date.ts';
import { type Motif } from './horizon-art.tsx';
import { PageHeader } from './page-header.tsx';
import { Prose } from './prose.tsx';

/** A section has a title, `{section}.title`. */
type SectionOf<N extends Namespace> = KeyBeginning<N, '.title'>;

type Props<N extends Namespace> = {
  namespace: N;
  sections: readonly SectionOf<N>[];
  motif: Motif;
  /** Values for placeholders in the texts. */
  values: Record<string, string | number>;
  /** The day of the last change, 'YYYY-MM-DD'. */
  changedOn?: string;
  /** Content below the paragraphs of a section. */
  after?: Record<string, ReactNode>;
};

/** A long document: a table of contents, and sections with anchors. The paragraphs of a section
 *  are the texts `{section}.1`, `{section}.2` and so on. */
export function Document<N extends Namespace>({ namespace, sections, motif, values, changedOn, after = {} }: Props<N>) {
  const { language, messages } = usePageContext();
  // The names of sections are checked where they are listed.
  const t = useT(namespace) as (key: string, values?: Values) => string;
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
