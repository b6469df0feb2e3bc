import { Link } from 'react-router';
import type { HelpAnswerView, HelpTopicView } from '#contract/help.ts';
import { Prose } from '#web/articles/prose.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './found-answers.module.css';
import { helpPath } from './help-path.ts';

type Props = { searched: string; answers: readonly HelpAnswerView[]; topics: readonly HelpTopicView[] };

/** The answers to a search, the best one open. */
export function FoundAnswers({ searched, answers, topics }: Props) {
  const t = useT('help');
  const titles = new Map(topics.map(({ slug, title }) => [slug, title]));
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found" role="status">
        {t('found', { count: answers.length, words: searched })}
      </h2>
      {answers.length === 0 ? (
        <EmptyState title={t('nothing')} heading="p" actions={<ButtonLink to="/contact">{t('to_contact')}</ButtonLink>}>
          <p>{t('nothing_text')}</p>
        </EmptyState>
      ) : null}
      <ol className={styles.answers}>
        {answers.map(({ topic, slug, question, paragraphs }, index) => (
          <li key={`${topic} ${slug}`}>
            {/* Another search opens its own first answer. */}
            <details key={searched} open={index === 0}>
              <summary>{question}</summary>
              <div className={styles.answer}>
                <Prose paragraphs={paragraphs} />
                <p>
                  <Link to={helpPath(topic, slug)}>{t('more_about', { topic: titles.get(topic) ?? '' })}</Link>
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
