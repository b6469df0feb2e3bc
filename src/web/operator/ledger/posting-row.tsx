import type { ReactNode } from 'react';
import type { PostingView } from '#contract/operator/ledger.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import styles from '../console.module.css';
import table from './ledger.module.css';

type Entry = Pick<PostingView['entries'][number], 'account' | 'amount'>;
type Props<Of extends Entry> = {
  posting: Pick<PostingView, 'kind' | 'at'> & { entries: readonly Of[] };
  /** Beside the time. */
  children?: ReactNode;
  ownerOf?: (entry: Of) => ReactNode;
};

/** What was posted, when, and its entries, which sum to zero. */
export function PostingRow<Of extends Entry>({ posting: { kind, at, entries }, children, ownerOf }: Props<Of>) {
  const t = useT('desk');
  const { language } = usePageContext();
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{t(`kind_${kind}`)}</strong>
        </p>
        <p className={styles.soft}>
          <time dateTime={at}>{t('console:moment', { moment: momentText(at, 'UTC', language) })}</time>
          {children}
        </p>
      </div>
      <dl className={table.entries}>
        {entries.map((entry, index) => (
          <div key={index} className={table.entry}>
            <dt>
              {t(`account_${entry.account}`)} {ownerOf?.(entry)}
            </dt>
            <dd>
              <Price {...entry.amount} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
