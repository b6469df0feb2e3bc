import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link } from 'react-router';
import type { PostingView } from '#contract/operator/ledger.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import styles from '../console.module.css';
import { giftCardAddress } from '../list-address.ts';
import table from './ledger.module.css';

/** Each with its entries, which sum to zero. */
export function Postings({ postings }: { postings: readonly PostingView[] }) {
  const t = useT('ledger');
  const { language } = usePageContext();
  if (postings.length === 0) return <EmptyState title={t('nothing')} />;
  return (
    <>
      <SortSelect list="listPostings" />
      <ol className={styles.rows} aria-label={t('view_postings')}>
        {postings.map(({ id, at, kind, booking, entries }) => (
          <li key={id} className={styles.entry}>
            <div>
              <p>
                <strong>{t(`desk:kind_${kind}`)}</strong>
              </p>
              <p className={styles.soft}>
                <time dateTime={at}>{t('console:moment', { moment: momentText(at, 'UTC', language) })}</time>
                {booking ? <Link to={`/admin/bookings/${booking}`}>{booking}</Link> : null}
              </p>
            </div>
            <dl className={table.entries}>
              {entries.map(({ account, owner, amount }, index) => (
                <div key={index} className={table.entry}>
                  <dt>
                    {t(`desk:account_${account}`)} {owner ? <Owner account={account} owner={owner} /> : null}
                  </dt>
                  <dd>
                    <Price {...amount} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A partner or an affiliate by its name; a gift card, which has none, leads to its page. */
function Owner({ account, owner }: { account: PostingView['entries'][number]['account']; owner: string }) {
  const t = useT('ledger');
  return (
    <span className={styles.soft}>
      {account === 'gift_card' ? <Link to={giftCardAddress(owner)}>{t('to_gift_card')}</Link> : owner}
    </span>
  );
}
