import { useId, type ReactNode } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import { paragraphKeys } from '#kernel/articles/page-texts.ts';
import { fill } from '#kernel/messages.ts';
import type { KeyBeginning } from '#kernel/text-keys.ts';
import type { Values } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './document.module.css';
import { longDate } from './long-date.ts';
import { type Motif } from './horizon-art.tsx';
import { PageHeader } from './page-header.tsx';
import { Prose } from './prose.tsx';
import type { WrittenPage } from './written-page.ts';

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
  /** Content below the paragraphs of a section; a text of an editor without that section has it at its end. */
  after?: Record<string, ReactNode>;
  /** The text that an editor published in place of that of the build. */
  written: WrittenPage;
};

type Section = { anchor: string; title: string; paragraphs: readonly string[] };

/** A long document: a table of contents, and sections with anchors. The paragraphs of a section
 *  are the texts `{section}.1`, `{section}.2` and so on. */
export function Document<N extends Namespace>(props: Props<N>) {
  const { namespace, motif, values, after = {}, written } = props;
  const { language } = usePageContext();
  const t = useT(namespace) as (key: string, values?: Values) => string;
  const tContent = useT('content');
  const sections = useSections(props);
  const changedOn = written?.changedOn ?? props.changedOn;
  const head = (part: 'title' | 'lead') => (written ? fill(written[part], values) : t(part, values));
  return (
    <article className={styles.document}>
      <PageHeader title={head('title')} lead={head('lead')} motif={motif}>
        {changedOn ? (
          <p className={styles.changed}>{tContent('changed_on', { date: longDate(changedOn, language) })}</p>
        ) : null}
      </PageHeader>
      <div className={`wide ${styles.body}`}>
        <Contents sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ anchor, title, paragraphs }) => (
            <section key={anchor} aria-labelledby={title ? anchor : undefined}>
              {title ? <h2 id={anchor}>{title}</h2> : null}
              <Prose paragraphs={paragraphs} />
              {after[anchor]}
            </section>
          ))}
          {Object.keys(after).map((anchor) =>
            sections.some((one) => one.anchor === anchor) ? null : <section key={anchor}>{after[anchor]}</section>,
          )}
        </div>
      </div>
    </article>
  );
}

function useSections<N extends Namespace>({ namespace, sections, values, written }: Props<N>): readonly Section[] {
  const { messages } = usePageContext();
  // The names of sections are checked where they are listed.
  const t = useT(namespace) as (key: string, values?: Values) => string;
  if (written)
    return written.sections.map(({ anchor, title, paragraphs }) => ({
      anchor,
      title: fill(title, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
    }));
  const ownMessages = messages.of(namespace) ?? {};
  return sections.map((section) => ({
    anchor: section,
    title: t(`${section}.title`, values),
    paragraphs: paragraphKeys(ownMessages, section).map((key) => t(key, values)),
  }));
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const tContent = useT('content');
  const id = useId();
  const titled = sections.filter(({ title }) => title);
  if (titled.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{tContent('on_this_page')}</h2>
      <ol>
        {titled.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
