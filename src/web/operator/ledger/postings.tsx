import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link } from 'react-router';
import type { PostingView } from '#contract/operator/ledger.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from '../console.module.css';
import { giftCardAddress } from '../list-address.ts';
import { PostingRow } from './posting-row.tsx';

type Entry = PostingView['entries'][number];

/** Each with its entries, and whose they are. */
export function Postings({ postings }: { postings: readonly PostingView[] }) {
  const t = useT('ledger');
  if (postings.length === 0) return <EmptyState title={t('nothing')} />;
  return (
    <>
      <SortSelect list="listPostings" />
      <ol className={styles.rows} aria-label={t('view_postings')}>
        {postings.map((posting) => (
          <PostingRow key={posting.id} posting={posting} ownerOf={ownerOf}>
            {posting.booking ? <Link to={`/admin/bookings/${posting.booking}`}>{posting.booking}</Link> : null}
          </PostingRow>
        ))}
      </ol>
    </>
  );
}

/** A partner or an affiliate by its name; a gift card, which has none, leads to its page. */
function Owner({ account, owner }: { account: Entry['account']; owner: string }) {
  const t = useT('ledger');
  return (
    <span className={styles.soft}>
      {account === 'gift_card' ? <Link to={giftCardAddress(owner)}>{t('to_gift_card')}</Link> : owner}
    </span>
  );
}

const ownerOf = ({ account, owner }: Entry) => (owner ? <Owner account={account} owner={owner} /> : null);
