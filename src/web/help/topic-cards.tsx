import { Link } from 'react-router';
import type { HelpTopicView } from '#contract/help.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './help-page.module.css';
import { helpPath } from './help-path.ts';

const questionsShown = 4;

export function TopicCards({ topics }: { topics: readonly HelpTopicView[] }) {
  const t = useT('help');
  return (
    <ul className={styles.topics}>
      {topics.map(({ slug, title, lead, questions }) => (
        <li key={slug} className={styles.topic}>
          <h3>
            <Link to={helpPath(slug)}>{title}</Link>
          </h3>
          <p>{lead}</p>
          <ul>
            {questions.slice(0, questionsShown).map((one) => (
              <li key={one.slug}>
                <Link to={helpPath(slug, one.slug)}>{one.question}</Link>
              </li>
            ))}
          </ul>
          {questions.length > questionsShown ? (
            <p className={styles.all}>
              <Link
                to={helpPath(slug)}
                aria-label={`${t('common:said_of', { name: title })} ${t('all_questions', { count: questions.length })}`}
              >
                {t('all_questions', { count: questions.length })}
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
