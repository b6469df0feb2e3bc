import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { GiftCardView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type GiftCardAction, ActionDialog } from './action-dialog.tsx';
import { GiftCardRow } from './gift-card-row.tsx';
import styles from './gift-cards-page.module.css';

/** The visitor's gift cards; nothing if signed out or if there are none. */
export function OwnGiftCards() {
  const session = useSession();
  return session ? <BoughtGiftCards key={session.user.id} /> : <ReturnFromPayment />;
}

/** Paid for without signing in, or in another browser: what became of the card is known after signing in. */
function ReturnFromPayment() {
  const t = useT('gift-cards');
  const order = usePaidOrder();
  // The page is rendered without the address of one visitor, for everyone.
  const isHydrated = useIsHydrated();
  if (!isHydrated || !order) return null;
  return (
    <StatusMessage isShown>
      <Notice>{t('order_signed_out')}</Notice>
    </StatusMessage>
  );
}

function BoughtGiftCards() {
  const t = useT('gift-cards');
  const { cards, failed, load } = useBoughtGiftCards();
  const order = usePaidOrder();
  const [action, setAction] = useState<GiftCardAction | null>(null);
  const [actionMessage, setActionMessage] = useState<string | null>(null);
  if (failed) return <Notice tone="bad">{t('list_failed')}</Notice>;
  if (cards.length === 0) return null;
  const outcome = outcomeOf(cards.find(({ id }) => id === order));
  const message = actionMessage ?? (outcome ? t(outcome) : null);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('mine')}</h2>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message === t('order_unpaid') ? 'plain' : 'good'}>{message}</Notice>
      </StatusMessage>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <GiftCardRow card={card} onAction={(kind) => setAction({ kind, card })} />
          </li>
        ))}
      </ul>
      <ActionDialog
        action={action}
        onClose={() => setAction(null)}
        onDone={(text) => {
          setAction(null);
          setActionMessage(text);
          load();
        }}
      />
    </section>
  );
}

function useBoughtGiftCards() {
  const { call } = usePageContext();
  const [cards, setCards] = useState<readonly GiftCardView[]>([]);
  const [failed, setFailed] = useState(false);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let stale = false;
    call(paths.listGiftCards, { query: { pageSize: 100 } }).then(
      ({ data }) => stale || setCards(data),
      () => stale || setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [call, loads]);
  return { cards, failed, load: () => setLoads((count) => count + 1) };
}

/** The id of the card whose payment page the user is back from. */
const usePaidOrder = (): string | null => new URLSearchParams(useLocation().search).get('order');

/** What the card says, not the address; null where there is nothing to say. */
function outcomeOf(card: GiftCardView | undefined): 'order_paid' | 'order_unpaid' | null {
  if (card?.state === 'paid' || card?.state === 'sent') return 'order_paid';
  return card?.state === 'ordered' || card?.state === 'lapsed' ? 'order_unpaid' : null;
}
