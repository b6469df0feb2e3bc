import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import styles from './digital-services-page.module.css';
import { NoticeTimeline } from './notice-timeline.tsx';

/** The timeline of a notice, from its receipt to the last decision. */
export function NoticeState({ notice, children }: { notice: NoticeView; children?: ReactNode }) {
  const t = useT('digital-services');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { reference, state, decisions } = notice;
  const isWithdrawn = decisions.at(-1)?.stage === 'withdrawal';
  return (
    <article className={styles.state}>
      <h3 ref={heading} tabIndex={-1}>
        {reference}
      </h3>
      <p role="status">
        <Badge tone="sea">{t(isWithdrawn ? 'state_withdrawn' : `state_${state}`)}</Badge>
      </p>
      {children}
      <NoticeTimeline notice={notice} />
    </article>
  );
}
