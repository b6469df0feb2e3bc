import { Link } from 'react-router';
import type { FoundGiftCardView, FoundPromoCodeView } from '#contract/operator/codes.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { validDays } from '#web/supplier-codes/code-input.ts';
import { may } from '#web/runtime/session/may.ts';
import { Price } from '#web/ui/price.tsx';
import styles from '../console.module.css';
import { ResendButton } from '../resend-button.tsx';
import { BlockForm } from './block-form.tsx';
import { CodeState } from './code-state.tsx';
import { postingsAddress, userAddress } from '../list-address.ts';

type OnDone = (text: string) => Promise<void>;

export function GiftCard({ card, onDone }: { card: FoundGiftCardView; onDone: OnDone }) {
  const t = useT('codes');
  const { call, language } = usePageContext();
  const { id, state, amount, balance, buyer, recipientName, recipientEmail, orderedAt, isBlocked, mayResend } = card;
  return (
    <li>
      <p>
        <strong>
          <Price {...amount} />
        </strong>{' '}
        {t(isBlocked ? 'blocked' : `state_${state}`)}
      </p>
      <p className={styles.soft}>
        <span>
          {t('balance')} <Price {...balance} />
        </span>
        <span>{t('for', { name: recipientName || '–', email: recipientEmail || '–' })}</span>
        <span>
          {t('from')} {buyer ? <Link to={userAddress(buyer.id)}>{buyer.name}</Link> : t('desk:erased')}
        </span>
        <span>{t('ordered', { date: longDate(orderedAt, language) })}</span>
        {may('operator') ? (
          <Link to={postingsAddress(id)} aria-label={t('postings_spoken', { name: recipientName || id })}>
            {t('postings')}
          </Link>
        ) : (
          <code>{id}</code>
        )}
      </p>
      <div className={styles.actions}>
        {mayResend ? (
          <ResendButton
            name={t('send_again_spoken', { name: recipientName || id })}
            question={t('send_again_question', { email: recipientEmail })}
            send={(idempotencyKey) => call(paths.resendFoundGiftCard, { params: { id }, idempotencyKey })}
            onDone={() => onDone(t('sent_again', { email: recipientEmail }))}
          />
        ) : null}
        {may('operator') ? (
          <BlockForm
            id={id}
            name={recipientName || id}
            isBlocked={isBlocked}
            block={(body) => call(paths.blockGiftCard, { params: { id }, body })}
            onDone={onDone}
          />
        ) : null}
      </div>
    </li>
  );
}

export function PromoCode({ code: promo, onDone }: { code: FoundPromoCodeView; onDone: OnDone }) {
  const t = useT('codes');
  const { call, language } = usePageContext();
  const { id, code, supplier, borneBy, percent, amount, taken, most, state, isBlocked } = promo;
  const { firstBooking, mostPerPerson } = promo;
  const { from, until } = validDays(promo, language);
  return (
    <li>
      <p>
        <strong>{code}</strong> {amount ? <Price {...amount} /> : t('percent', { percent: percent ?? 0 })}{' '}
        {state === 'active' ? '' : t(`promo_${state}`)}
      </p>
      <p className={styles.soft}>
        <span>{supplier ?? t('marketplace')}</span>
        <span>{t(`borne_${borneBy}`)}</span>
        <span>{most === null ? t('used', { taken }) : t('used_of', { taken, most })}</span>
        {firstBooking ? <span>{t('first_booking')}</span> : null}
        {mostPerPerson === null ? null : <span>{t('per_person', { count: mostPerPerson })}</span>}
        {from ? <span>{t('valid_from', { date: from })}</span> : null}
        {until ? <span>{t('valid_until', { date: until })}</span> : null}
      </p>
      <div className={styles.actions}>
        {supplier === null && state !== 'ended' ? <CodeState code={promo} onDone={onDone} /> : null}
        <BlockForm
          id={id}
          name={code}
          isBlocked={isBlocked}
          block={(body) => call(paths.blockPromoCode, { params: { id }, body })}
          onDone={onDone}
        />
      </div>
    </li>
  );
}
