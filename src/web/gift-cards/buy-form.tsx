import './gift-card-calls.ts';
import { useState } from 'react';
import type { GiftCardOfferView } from '#contract/gift-cards.ts';
import { formatMoney } from '#kernel/money.ts';
import { GiftFields, type Typed } from './gift-fields.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import formStyles from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { useIntent } from '#web/intent.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Inline } from '#web/content/prose.tsx';
import { AmountField, amountOf } from './amount-field.tsx';
import { GiftCardArt } from './gift-card-art.tsx';
import styles from './gift-cards-page.module.css';

export function BuyForm({ offer }: { offer: GiftCardOfferView }) {
  const t = useT('gift-cards');
  const { call, language } = useSurroundings();
  const [choice, choose] = useState({ chosen: String(offer.suggested[1]!.priceMinor), typed: '' });
  const [typed, type] = useState<Typed>({ recipientName: '', senderName: '', message: '' });
  const amount = amountOf(choice, offer);
  const sendOnce = useIntent();
  const { form, problem, isSending, submit } = useSending(async (entered) => {
    const { recipientName = '', recipientEmail = '', senderName = '', message, sendOn } = entered;
    const body = {
      // Nothing that could be an amount: the server says what it may be.
      amountMinor: amount?.amountMinor ?? 0,
      currency: offer.currency,
      recipientName,
      recipientEmail,
      senderName,
      ...(message && { message }),
      ...(sendOn && { sendOn }),
    };
    const { payment } = await sendOnce(body, (idempotencyKey) => call('buyGiftCard', { body, idempotencyKey }));
    location.assign(payment.redirectUrl!);
    return payment;
  });
  const labels = {
    amountMinor: t('own_amount', { currency: offer.currency }),
    recipientName: t('recipient_name'),
    recipientEmail: t('recipient_email'),
    senderName: t('sender_name'),
    message: t('message'),
    sendOn: t('send_on'),
  };
  return (
    <div className={styles.buy}>
      <form ref={form} method="post" noValidate className={formStyles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={labels} form={form} />
        <AmountField offer={offer} choice={choice} onChoose={choose} error={fieldText(problem, 'amountMinor')} />
        <GiftFields labels={labels} problem={problem} typed={typed} onType={type} />
        <Submit isSending={isSending} amount={amount && formatMoney(amount, language)} />
        <p className={formStyles.foot}>
          <Inline text={t('agreement')} />
        </p>
      </form>
      <div className={styles.preview}>
        <GiftCardArt
          amount={amount ? formatMoney(amount, language) : '…'}
          recipient={typed.recipientName}
          sender={typed.senderName}
          message={typed.message}
        />
      </div>
    </div>
  );
}

/** The buyer is who may withdraw, so there has to be one. */
function Submit({ isSending, amount }: { isSending: boolean; amount: string | null }) {
  const t = useT('gift-cards');
  const session = useSession();
  if (!session)
    return (
      <div className={styles.signIn}>
        <p>{t('sign_in_first')}</p>
        <ButtonLink to="/login?next=%2Fgift-cards">{t('sign_in')}</ButtonLink>
      </div>
    );
  return (
    <div>
      <Button type="submit" look="book" disabled={isSending}>
        {isSending ? t('sending') : amount ? t('pay', { amount }) : t('pay_nothing')}
      </Button>
    </div>
  );
}
