import { type RefObject, useEffect, useState } from 'react';
import type { GiftCardOfferView } from '#contract/gift-cards.ts';
import * as paths from '#contract/paths.generated.ts';
import { type Currency, formatMoney } from '#kernel/money.ts';
import { ownName } from '#kernel/own-name.ts';
import { blankGiftCard, GiftFields, type GiftCardText, typedIn } from './gift-fields.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import formStyles from '#web/forms/forms.module.css';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { type Entered, useSubmit } from '#web/forms/use-submit.ts';
import { leaveForPayment } from '#web/runtime/boot/leave-for-payment.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Inline } from '#web/articles/prose.tsx';
import { storedEntries } from '#web/runtime/session/stored-entries.ts';
import { signInHref } from '#web/runtime/router/addresses.ts';
import { type AmountChoice, AmountField, amountOf, CurrencyField } from './amount-field.tsx';
import { GiftCardArt } from './gift-card-art.tsx';
import styles from './gift-cards-page.module.css';

export function BuyForm({ offer: firstOffer }: { offer: GiftCardOfferView }) {
  const t = useT('gift-cards');
  const { call, language } = usePageContext();
  const sendIdempotent = useIdempotentSend();
  const { form, problem, isSubmitting, result, submit } = useSubmit(buy, { checkFirst: true });
  async function buy(entered: Entered) {
    const { recipientName = '', recipientEmail = '', senderName = '', message, sendOn } = entered;
    const body = {
      // Not a valid amount: submitted as it is, and the server names the limits.
      amountMinor: amount?.amountMinor ?? 0,
      currency: offer.currency,
      recipientName,
      recipientEmail,
      senderName,
      ...(message && { message }),
      ...(sendOn && { sendOn }),
    };
    const { id, payment } = await sendIdempotent(body, (idempotencyKey) =>
      call(paths.buyGiftCard, { body, idempotencyKey }),
    );
    keepOrdered(id);
    leaveForPayment(payment.redirectUrl!);
    return payment;
  }
  const { offer, choice, typed, change, keepOrdered } = useSavedCard(firstOffer, form);
  const amount = amountOf(choice, offer, language);
  /** If its amounts cannot be loaded, the currency stays. */
  const chooseCurrency = async (currency: Currency) => {
    const next = await call(paths.getGiftCardOffer, { query: { currency } }).catch(() => offer);
    change({ offer: next, choice: firstChoice(next) });
  };
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
      <Form ref={form} className={formStyles.form} onSubmit={submit}>
        <NeedsScripts />
        <FormProblems problem={problem} labels={labels} form={form} />
        <CurrencyField offer={offer} onChoose={chooseCurrency} />
        <AmountField
          offer={offer}
          choice={choice}
          onChoose={(chosen) => change({ offer, choice: chosen })}
          error={fieldText(problem, 'amountMinor')}
        />
        <GiftFields labels={labels} problem={problem} text={typed} onType={(text) => change({ typed: text })} />
        <Submit isSubmitting={isSubmitting || result !== null} amount={amount && formatMoney(amount, language)} />
        <p className={formStyles.foot}>
          <Inline text={t('agreement')} />
        </p>
      </Form>
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

type Card = { offer: GiftCardOfferView; choice: AmountChoice; typed: GiftCardText };

/** What was entered, until it is paid: neither signing in nor leaving the payment page loses it. `order`: the card that was ordered with
 *  it. */
const savedCard = storedEntries<Partial<Card> & { order?: string }>('giftCard');
const savedCardKey = 'new';

/** Nothing if the visitor comes from the payment of the card: it is listed, and the next one begins anew. */
function readSavedCard(): Partial<Card> {
  const { order, ...saved } = savedCard.get(savedCardKey) ?? {};
  if (!order || new URLSearchParams(location.search).get('order') !== order) return saved;
  savedCard.delete(savedCardKey);
  return {};
}

/** The card as it was left, once the browser has it: the server rendered an empty form. What was typed before that is in the form
 *  alone. `offer`: for the currency of the page, until an amount or another currency is chosen. */
function useSavedCard(offer: GiftCardOfferView, form: RefObject<HTMLFormElement | null>) {
  const [card, setCard] = useState<Card>(() => ({ offer, choice: firstChoice(offer), typed: blankGiftCard }));
  useEffect(() => {
    const saved = readSavedCard();
    const user = getSession()?.user;
    const fresh = { ...blankGiftCard, senderName: user ? ownName(user) : '' };
    const typed = { ...fresh, ...saved.typed, ...typedIn(form.current) };
    setCard({ offer, choice: firstChoice(offer), ...saved, typed });
  }, [form, offer]);
  return {
    ...card,
    change: (part: Partial<Card>) => {
      setCard((entered) => ({ ...entered, ...part }));
      savedCard.set(savedCardKey, { ...readSavedCard(), ...part });
    },
    keepOrdered: (order: string) => savedCard.set(savedCardKey, { ...card, order }),
  };
}

const firstChoice = ({ suggested }: GiftCardOfferView) => ({ chosen: String(suggested[1]!.priceMinor), typed: '' });

/** Signing in is required: the buyer is the one who may withdraw. */
function Submit({ isSubmitting, amount }: { isSubmitting: boolean; amount: string | null }) {
  const t = useT('gift-cards');
  const session = useSession();
  if (!session)
    return (
      <div className={styles.signIn}>
        <p>{t('sign_in_first')}</p>
        <ButtonLink to={signInHref('/gift-cards#buy')}>{t('sign_in')}</ButtonLink>
      </div>
    );
  return (
    <div>
      <BusyButton type="submit" look="book" isBusy={isSubmitting} busyText={t('sending')}>
        {amount ? t('pay', { amount }) : t('pay_nothing')}
      </BusyButton>
    </div>
  );
}
