import { type ReactNode, Suspense, useState } from 'react';
import type { Acts } from '#web/team/use-acts.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';

type Props = { title: string; now: string | null; isOnSale: boolean; children: () => ReactNode };

/** A part of the editor that is about what is on sale already. It is saved at once, apart from the draft. `now`: null while it is loading. */
export function Opened({ title, now, isOnSale, children }: Props) {
  const t = useT('authoring');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <FoldedSummary title={title} now={[isOnSale ? now : t('once_on_sale_now')]} />
      <div className={styles.fields}>
        <p className={styles.note}>{t(isOnSale ? 'kept_at_once' : 'once_on_sale')}</p>
        {isOpen && isOnSale ? <Suspense fallback={<p role="status">{t('loading')}</p>}>{children()}</Suspense> : null}
      </div>
    </details>
  );
}

/** What became of an act, or why there is nothing to act on. */
export function Outcome({ acts: { message }, problem }: { acts: Acts; problem: unknown }) {
  const t = useT('authoring');
  return (
    <>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice> : null}
    </>
  );
}
