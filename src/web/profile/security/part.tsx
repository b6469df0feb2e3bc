import { useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import styles from './security.module.css';
import type { Asked } from './use-asked.ts';

export type Told = { tone: 'good' | 'bad' | 'plain'; text: string };

/** What has just happened in a part; each piece of news takes the focus anew. */
export function useTelling(): { told: (Told & { count: number }) | null; tell: (told: Told | null) => void } {
  const [told, setTold] = useState<(Told & { count: number }) | null>(null);
  const count = useRef(0);
  return { told, tell: (news) => setTold(news && { ...news, count: ++count.current }) };
}

type Props<T> = {
  title: string;
  text: string;
  told: (Told & { count: number }) | null;
  asked: Asked<T>;
  again: () => Promise<void>;
  children: (value: T) => ReactNode;
};

/** One of the things that keep an account safe: what it is, what has just happened, how it stands. */
export function Part<T>({ title, text, told, asked, again, children }: Props<T>) {
  const t = useT('security');
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <News key={told?.count} told={told !== null}>
        {told ? <Notice tone={told.tone}>{told.text}</Notice> : null}
      </News>
      {asked.state === 'loading' ? (
        <Waiting>
          <Skeleton shape="block" />
        </Waiting>
      ) : null}
      {asked.state === 'failed' ? (
        <div className={styles.failed}>
          <Notice tone="bad">{t('common:list_failed')}</Notice>
          <Button look="line" onClick={() => void again()}>
            {t('common:try_again')}
          </Button>
        </div>
      ) : null}
      {asked.state === 'ready' ? children(asked.value) : null}
    </section>
  );
}
