import type { GiftCardOfferView } from '#contract/gift-cards.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney, money, type Money } from '#kernel/money.ts';
import { enteredMinor } from '#web/amounts/entered-amount.ts';
import { MoneyField } from '#web/amounts/typed-number-field.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from './gift-cards-page.module.css';

/** The minor units of a suggested amount, or 'other' with the typed amount. */
export type AmountChoice = { chosen: string; typed: string };

export function amountOf(
  { chosen, typed }: AmountChoice,
  { currency }: GiftCardOfferView,
  language: Language,
): Money | null {
  if (chosen !== 'other') return money(Number(chosen), currency);
  const minor = enteredMinor(typed, currency, language);
  return Number.isNaN(minor) ? null : money(minor, currency);
}

type Props = {
  offer: GiftCardOfferView;
  choice: AmountChoice;
  onChoose: (choice: AmountChoice) => void;
  error?: string;
};

export function AmountField({ offer, choice, onChoose, error }: Props) {
  const t = useT('gift-cards');
  const { language } = usePageContext();
  const text = (minor: number) => formatMoney(money(minor, offer.currency), language);
  const isOther = choice.chosen === 'other';
  return (
    <fieldset className={styles.amounts}>
      <legend>{t('amount', { currency: offer.currency })}</legend>
      <div className={styles.choices}>
        {offer.suggested.map(({ priceMinor }) => (
          <AmountCard key={priceMinor} value={String(priceMinor)} choice={choice} onChoose={onChoose}>
            {text(priceMinor)}
          </AmountCard>
        ))}
        <AmountCard value="other" choice={choice} onChoose={onChoose}>
          {t('other_amount')}
        </AmountCard>
      </div>
      {isOther ? (
        <MoneyField
          label={t('own_amount', { currency: offer.currency })}
          name="amountMinor"
          currency={offer.currency}
          value={choice.typed}
          onChange={(event) => onChoose({ chosen: 'other', typed: event.target.value })}
          note={t('bounds', { minimum: text(offer.minimum.priceMinor), maximum: text(offer.maximum.priceMinor) })}
          error={error}
        />
      ) : null}
    </fieldset>
  );
}

type CurrencyProps = { offer: GiftCardOfferView; onChoose: (currency: Currency) => void };

/** A card pays in its own currency only, so its buyer has to see and choose which. */
export function CurrencyField({ offer: { currency }, onChoose }: CurrencyProps) {
  const t = useT('gift-cards');
  const { settings } = usePageContext();
  return (
    <SelectField
      label={t('currency')}
      value={currency}
      onChange={(event) => onChoose(event.target.value as Currency)}
      note={t('pays_in', { currency })}
    >
      {settings.availableCurrencies.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}

type CardProps = { value: string; choice: AmountChoice; onChoose: Props['onChoose']; children: string };

function AmountCard({ value, choice, onChoose, children }: CardProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="amount"
        value={value}
        checked={choice.chosen === value}
        onChange={() => onChoose({ ...choice, chosen: value })}
      />
      {children}
    </label>
  );
}
