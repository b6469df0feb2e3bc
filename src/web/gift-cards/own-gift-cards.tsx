import './gift-card-calls.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { GiftCardView } from '#contract/gift-cards.ts';
import { useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Deed, DeedDialog } from './deed-dialog.tsx';
import { GiftCardRow } from './gift-card-row.tsx';
import styles from './gift-cards-page.module.css';

/** What the visitor bought; nothing for whoever is signed out or has bought none. */
export function OwnGiftCards() {
  const session = useSession();
  return session ? <Bought key={session.user.id} /> : null;
}

function Bought() {
  const t = useT('gift-cards');
  const { cards, failed, load } = useBought();
  const paid = usePaidNow();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [news, setNews] = useState<string | null>(null);
  if (failed) return <Notice tone="bad">{t('list_failed')}</Notice>;
  if (cards.length === 0) return null;
  const told = news ?? (paid ? t(paid) : null);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('mine')}</h2>
      <News told={told !== null}>
        <Notice tone={told === t('order_abandoned') ? 'plain' : 'good'}>{told}</Notice>
      </News>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <GiftCardRow card={card} onDeed={(kind) => setDeed({ kind, card })} />
          </li>
        ))}
      </ul>
      <DeedDialog
        deed={deed}
        onClose={() => setDeed(null)}
        onDone={(text) => {
          setDeed(null);
          setNews(text);
          load();
        }}
      />
    </section>
  );
}

function useBought() {
  const { call } = useSurroundings();
  const [cards, setCards] = useState<readonly GiftCardView[]>([]);
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let stale = false;
    call('listGiftCards', { query: { pageSize: 100 } }).then(
      ({ data }) => stale || setCards(data),
      () => stale || setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [call, times]);
  return { cards, failed, load: () => setTimes((count) => count + 1) };
}

/** Somebody comes back from the payment page. */
function usePaidNow(): 'order_paid' | 'order_abandoned' | null {
  const order = new URLSearchParams(useLocation().search).get('order');
  if (order === 'paid') return 'order_paid';
  return order === 'abandoned' ? 'order_abandoned' : null;
}
