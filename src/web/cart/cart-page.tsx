import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { CartView } from '#contract/bookings/cart.ts';
import * as paths from '#contract/paths.generated.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { waitText } from '#web/runtime/api/problem-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { OwnNameField } from '#web/booking-box/questions/own-name-field.tsx';
import { ownName } from '#kernel/own-name.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { setCartCount } from './cart-count.ts';
import { CartLine } from './cart-line.tsx';
import { CartOrder } from './cart-order.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './cart-page.module.css';

export const page = definePage<CartView>({
  load: ({ call }) => call(paths.getCart),
  head: (_, { t }) => ({ title: t('cart:title'), indexed: false }),
  failure: 'cart:cart_failed',
  Page: CartPage,
});

function CartPage({ data: { lines, totals } }: { data: CartView }) {
  const t = useT('cart');
  const user = useSession()?.user;
  const { act, busyWith, message } = useCartActions();
  useEffect(() => setCartCount(lines.length), [lines.length]);
  const held = lines.filter(({ state }) => state === 'held');
  const titlesOf = (ids: readonly string[]) =>
    lines.filter(({ holdId }) => ids.includes(holdId)).map(({ title }) => title);
  return (
    <div className={`wide ${styles.page}`}>
      {lines.length > 0 ? <h1>{t('title')}</h1> : null}
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone ?? 'good'}>{message?.text}</Notice>
      </StatusMessage>
      {lines.length === 0 ? (
        <EmptyState
          heading="h1"
          title={t('empty')}
          actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}
        >
          <p>{t('empty_text')}</p>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div>
            {held.length > 0 ? (
              <TimeLeft
                until={held.map(({ expiresAt }) => expiresAt).toSorted()[0]!}
                isExtendable={held.some(({ extendable }) => extendable)}
                isExtending={busyWith === 'extend'}
                onExtend={() => void act({ kind: 'extend' })}
              />
            ) : null}
            <ul className={styles.lines} aria-label={t('lines')}>
              {lines.map((line) => (
                <li key={line.holdId}>
                  <CartLine
                    line={line}
                    overlapping={titlesOf(line.overlaps)}
                    isBusy={busyWith !== null}
                    onAct={(action) => void act(action)}
                  />
                </li>
              ))}
            </ul>
          </div>
          {totals.length > 0 ? (
            <div className={styles.orders}>
              {user && !ownName(user) ? <OwnNameField /> : null}
              {totals.length > 1 ? <p>{t('currencies')}</p> : null}
              {totals.map((sum) => (
                <CartOrder key={sum.total.currency} sum={sum} lines={lines} isOneOfSeveral={totals.length > 1} />
              ))}
              {held.length < lines.length ? <p className={styles.soft}>{t('waiting_lines')}</p> : null}
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}

type TimeProps = { until: string; isExtendable: boolean; isExtending: boolean; onExtend: () => void };

function TimeLeft({ until, isExtendable, isExtending, onExtend }: TimeProps) {
  const t = useT('cart');
  const { revalidate } = useRevalidator();
  // A line that has run out says what became of its places.
  const seconds = useTimeLeft(until, () => void revalidate());
  return (
    <div className={styles.time}>
      <p role="timer">{t('left', { time: waitText(seconds) })}</p>
      {isExtendable ? (
        <Button look="line" aria-disabled={isExtending || undefined} onClick={onExtend}>
          {isExtending ? t('extending') : t('extend')}
        </Button>
      ) : null}
    </div>
  );
}
