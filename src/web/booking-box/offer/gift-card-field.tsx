import { useState } from 'react';
import type { GiftCardBalanceView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { numberFormat } from '#kernel/formats.ts';
import type { Currency } from '#kernel/money.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Price, priceText } from '#web/ui/price.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { CodeEntry, useFocusOfResult } from './code-entry.tsx';
import styles from './gift-card-field.module.css';

/** A gift card to pay with, and its balance in the currency that is charged. */
export type UsedCard = { code: string; worthMinor: number; exchange: GiftCardBalanceView['exchange'] };

type Props = { currency: Currency; used: UsedCard | null; onUse: (card: UsedCard | null) => void };

/** Collapsed behind a button, since few travellers have a card. */
export function GiftCardField({ currency, used, onUse }: Props) {
  const t = useT('book-tour');
  const { call, language } = usePageContext();
  const [typed, setTyped] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { place, awaitResult } = useFocusOfResult(isLooking ? undefined : (used ?? refusal));
  const look = async () => {
    awaitResult();
    setLooking(true);
    setRefusal(null);
    try {
      const { worth, balance, held, exchange } = await call(paths.readGiftCard, { body: { code: typed, currency } });
      if (balance.priceMinor === 0)
        setRefusal(
          held.priceMinor > 0 ? t('gift_card_held', { amount: priceText(held, language) }) : t('gift_card_spent'),
        );
      else if (worth.priceMinor === 0)
        setRefusal(t('gift_card_other_currency', { card: balance.currency, tour: currency }));
      else onUse({ code: typed, worthMinor: worth.priceMinor, exchange });
    } catch (thrown) {
      const isUnknown = statusOf(thrown) === 404 || statusOf(thrown) === 422;
      setRefusal(isUnknown ? t('gift_card_unknown') : (serverText(thrown, t) ?? t('gift_card_failed')));
    }
    setLooking(false);
  };
  const remove = () => {
    awaitResult();
    onUse(null);
  };
  return (
    <details className={styles.details}>
      <summary>{t('gift_card')}</summary>
      <div ref={place} className={styles.field} aria-live="polite">
        {used ? (
          <>
            <p tabIndex={-1}>
              {t('gift_card_holds', { amount: priceText({ priceMinor: used.worthMinor, currency }, language) })}
            </p>
            {used.exchange ? (
              <p>
                {t('gift_card_exchanged', {
                  currency,
                  day: fullDayText(used.exchange.asOf, language),
                  percent: numberFormat(language).format(used.exchange.marginPercent),
                })}
              </p>
            ) : null}
            <Button look="line" onClick={remove}>
              {t('gift_card_remove')}
            </Button>
          </>
        ) : (
          <CodeEntry
            label={t('gift_card_code')}
            name="giftCardCode"
            typed={typed}
            isBusy={isLooking}
            isChecking={isLooking}
            error={refusal}
            onType={(next) => {
              setTyped(next);
              setRefusal(null);
            }}
            onUse={() => void look()}
          />
        )}
      </div>
    </details>
  );
}

type SharesProps = { total: GiftCardBalanceView['worth']; used: UsedCard; isRestBelow?: boolean };

/** The parts of the total paid by gift card and by the traveller. The total is above it; `isRestBelow`: what is still to pay is below it. */
export function GiftCardShares({ total, used, isRestBelow = false }: SharesProps) {
  const t = useT('book-tour');
  const byCard = Math.min(used.worthMinor, total.priceMinor);
  return (
    <dl className={styles.shares}>
      {isRestBelow ? (
        <div>
          <dt>{t('common:total')}</dt>
          <dd>
            <Price {...total} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('gift_card_pays')}</dt>
        <dd>
          −<Price {...total} priceMinor={byCard} />
        </dd>
      </div>
      {isRestBelow ? null : (
        <div>
          <dt>{t('gift_card_rest')}</dt>
          <dd>
            <strong>
              <Price {...total} priceMinor={total.priceMinor - byCard} />
            </strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
