import { useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import styles from './security.module.css';
import type { EndpointState } from './use-endpoint.ts';

export type NoticeContent = { tone: 'good' | 'bad' | 'plain'; text: string };

/** The outcome of the last action of a section; each new message takes the focus. */
export function useNotice(): {
  notice: (NoticeContent & { count: number }) | null;
  showNotice: (notice: NoticeContent | null) => void;
} {
  const [notice, setNotice] = useState<(NoticeContent & { count: number }) | null>(null);
  const count = useRef(0);
  return { notice, showNotice: (content) => setNotice(content && { ...content, count: ++count.current }) };
}

type Props<T> = {
  title: string;
  text: string;
  notice: (NoticeContent & { count: number }) | null;
  state: EndpointState<T>;
  reload: () => Promise<void>;
  children: (value: T) => ReactNode;
};

/** A section of the security tab: title, explanation, the last outcome, and its data. */
export function SecuritySection<T>({ title, text, notice, state, reload, children }: Props<T>) {
  const t = useT('security');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <StatusMessage key={notice?.count} isShown={notice !== null}>
        {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
      </StatusMessage>
      {state.state === 'loading' ? (
        <Waiting>
          <Skeleton shape="block" />
        </Waiting>
      ) : null}
      {state.state === 'failed' ? (
        <div className={styles.failed}>
          <Notice tone="bad">{t('common:list_failed')}</Notice>
          <Button look="line" onClick={() => void reload()}>
            {t('common:try_again')}
          </Button>
        </div>
      ) : null}
      {state.state === 'ready' ? children(state.value) : null}
    </section>
  );
}
