import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { longDate } from '#web/articles/long-date.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './translations.module.css';

type Loaded = ResponseBody<'listMissingTranslations'>;
type MissingKey = Loaded['data'][number];

type Props = { missing: Loaded; hrefOf: (page: number) => string };

/** Keys that pages requested and did not find, with how often. */
export function MissingTexts({ missing, hrefOf }: Props) {
  const t = useT('moderation');
  const { isClearing, status, clear } = useClearing();
  const groups = Map.groupBy(missing.data, ({ language, namespace }) => `${language} ${namespace}`);
  return (
    <div className={styles.page}>
      <StatusMessage isShown={status !== null}>
        <Notice tone={status?.tone}>{status?.text}</Notice>
      </StatusMessage>
      {missing.total === 0 ? (
        <EmptyState
          title={t('translations_none')}
          actions={
            <ButtonLink to="/admin" look="line">
              {t('to_overview')}
            </ButtonLink>
          }
        >
          <p>{t('translations_none_text')}</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.clear}>
            <p>{t('translations_clear_note')}</p>
            <Button look="line" disabled={isClearing} onClick={() => void clear()}>
              {t(isClearing ? 'translations_clearing' : 'translations_clear')}
            </Button>
          </div>
          {[...groups].map(([id, keys]) => (
            <Group key={id} keys={keys} />
          ))}
        </>
      )}
      <Pagination {...missing} hrefOf={hrefOf} />
    </div>
  );
}

/** The missing keys of one namespace in one language, most frequent first. */
function Group({ keys }: { keys: MissingKey[] }) {
  const t = useT('moderation');
  const { language } = usePageContext();
  const { language: missingIn, namespace } = keys[0]!;
  const id = `${missingIn}-${namespace}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {t('translations_group', { language: namesOf('language', language).of(missingIn) ?? missingIn, namespace })}
      </h2>
      <p className={styles.soft}>{t('translations_keys', { count: keys.length })}</p>
      <ul>
        {keys.map(({ key, shown, times, lastSeenAt }) => (
          <li key={key}>
            <code>{key}</code>
            <p lang={missingIn}>{t('translations_shown', { text: shown })}</p>
            <p className={styles.soft}>
              <span>{t('translations_times', { count: times })}</span>
              <time dateTime={lastSeenAt}>{t('translations_last', { date: longDate(lastSeenAt, language) })}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Status = { tone: 'good' | 'bad'; text: string };

function useClearing() {
  const t = useT('moderation');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [isClearing, setClearing] = useState(false);
  const [status, setStatus] = useState<Status | null>(null);
  const clear = async () => {
    setClearing(true);
    setStatus(null);
    try {
      await call(paths.clearMissingTranslations);
      await revalidate();
      setStatus({ tone: 'good', text: t('translations_cleared') });
    } catch (thrown) {
      setStatus({ tone: 'bad', text: serverText(thrown, t) ?? t('translations_clear_failed') });
    }
    setClearing(false);
  };
  return { isClearing, status, clear };
}
