import { Link } from 'react-router';
import type { CartLineView } from '#contract/bookings/cart.ts';
import { formatMoney } from '#kernel/money.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { RefundTerms } from '#web/booking-box/offer/refund-terms.tsx';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { lineText } from '#web/ui/line-text.ts';
import { whenText } from '#web/ui/when-text.ts';
import { Price } from '#web/ui/price.tsx';
import type { CartAction } from './use-cart-actions.ts';
import styles from './cart-page.module.css';

type Props = {
  line: CartLineView;
  /** Titles of the lines at the same time. */
  overlapping: readonly string[];
  isBusy: boolean;
  onAct: (action: CartAction) => void;
};

/** With the day and the party of the line. */
const tourHref = ({ tourSlug, date, adults, children }: CartLineView): string =>
  hrefWithTrip(tourPath(tourSlug), { date, adults, children });

export function CartLine({ line, overlapping, isBusy, onAct }: Props) {
  const t = useT('cart');
  const { language } = usePageContext();
  const { title, image, city, optionName, lines, total, taxes, state, onRequest } = line;
  const isHeld = state === 'held';
  const included = taxes
    .filter(({ amount }) => amount.priceMinor > 0)
    .map(
      ({ label, amount: { priceMinor: amountMinor, currency } }) =>
        `${label}${t('content:after_label')} ${formatMoney({ amountMinor, currency }, language)}`,
    );
  return (
    <article className={`${styles.line} ${isHeld ? '' : styles.over}`}>
      <img src={image} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div className={styles.about}>
        <h2>
          <Link to={tourHref(line)}>{title}</Link>
        </h2>
        <p className={styles.when}>{whenText(line, language)}</p>
        <p className={styles.soft}>
          {optionName}&nbsp;· {city}
        </p>
        <p className={styles.soft}>{lines.map((one) => lineText(one, t)).join(', ')}</p>
        {isHeld && included.length > 0 ? <p className={styles.soft}>{included.join('\u00a0· ')}</p> : null}
        {isHeld ? <RefundTerms tour={line} departure={line} /> : null}
        {isHeld && onRequest ? <p className={styles.soft}>{t('on_request')}</p> : null}
        {overlapping.map((tour) => (
          <p key={tour} className={styles.warning}>
            {t('overlap', { tour })}
          </p>
        ))}
        {isHeld ? null : <Instead line={line} isBusy={isBusy} onAct={onAct} />}
      </div>
      <div className={styles.side}>
        {isHeld ? (
          <strong className={styles.price}>
            <Price priceMinor={total.priceMinor} currency={total.currency} />
          </strong>
        ) : null}
        <Button
          look="quiet"
          aria-disabled={isBusy || undefined}
          aria-label={t('remove_spoken', { tour: title })}
          onClick={() => onAct({ kind: 'remove', line })}
        >
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

/** What can be had in place of a line whose time ran out. */
function Instead({ line, isBusy, onAct }: Pick<Props, 'line' | 'isBusy' | 'onAct'>) {
  const t = useT('cart');
  const { language } = usePageContext();
  const { title, again, next, state } = line;
  const amountOf = ({ total }: (typeof next)[number]) =>
    formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
  const reserve = (time: (typeof next)[number]) => () => onAct({ kind: 'reserve', line, time });
  if (state === 'released' && again)
    return (
      <>
        <p className={styles.warning}>{t('released')}</p>
        <LostCode lines={line.lines} time={again} />
        <Button look="line" aria-disabled={isBusy || undefined} onClick={reserve(again)}>
          <span className="visually-hidden">{t('common:said_of', { name: title })} </span>
          {t('again', { amount: amountOf(again) })}
        </Button>
      </>
    );
  return (
    <>
      <p className={styles.warning}>{t('sold_out')}</p>
      {next.length > 0 ? (
        <>
          <p>{t('next')}</p>
          <LostCode lines={line.lines} time={next[0]!} />
          <ul className={styles.next}>
            {next.map((time) => (
              <li key={time.departureId}>
                <Button look="line" aria-disabled={isBusy || undefined} onClick={reserve(time)}>
                  <span className="visually-hidden">{t('common:said_of', { name: title })} </span>
                  {whenText(time, language)}&nbsp;· {amountOf(time)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {t('next_none')} <Link to={tourHref(line)}>{t('other_dates')}</Link>
        </p>
      )}
    </>
  );
}

/** A promo code that took something off before, and is not good any more. */
function LostCode({ lines, time }: Pick<CartLineView, 'lines'> & { time: CartLineView['next'][number] }) {
  const t = useT('cart');
  const code = lines.find(({ kind }) => kind === 'reduction')?.label;
  return code && !time.code ? <p>{t('code_gone', { code })}</p> : null;
}
