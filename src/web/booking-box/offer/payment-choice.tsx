import { useT } from '#web/runtime/router/page-context.ts';
import type { PaymentKind } from '../booking-types.ts';
import '#web/styles/boxes.css';
import styles from './payment-choice.module.css';

type Props = {
  /** The name of the radio buttons, on a page with several choices. */
  name?: string;
  kind: PaymentKind;
  /** Until when and how to pay later; null until a departure is chosen. */
  laterUntil: string | null;
  onChoose: (kind: PaymentKind) => void;
  /** Beside each other, with what is said of the chosen one alone. */
  isBrief?: boolean;
  /** A gift card pays a part at once. */
  isCardUsed?: boolean;
};

export function PaymentChoice({
  name = 'payment',
  kind,
  laterUntil,
  onChoose,
  isBrief = false,
  isCardUsed = false,
}: Props) {
  const t = useT('book-tour');
  return (
    <fieldset className={isBrief ? `${styles.group} ${styles.brief}` : styles.group}>
      <legend className={isBrief ? 'visually-hidden' : undefined}>{t('when_to_pay')}</legend>
      <div className={styles.cards}>
        {(['later', 'now'] as const).map((value) => (
          <label key={value} className={styles.card}>
            <input type="radio" name={name} value={value} checked={kind === value} onChange={() => onChoose(value)} />
            <span>
              <strong>{t(isBrief && value === 'later' ? 'pay_later_brief' : `pay_${value}`)}</strong>
              {isBrief ? null : (
                <span className={styles.soft}>
                  {t(`pay_${value}_note`)} {value === 'later' ? laterUntil : null}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {isBrief ? (
        <p className={styles.soft} aria-live="polite">
          {kind === 'later'
            ? `${t(isCardUsed ? 'pay_later_card_note' : 'pay_later_brief_note')} ${laterUntil ?? ''}`
            : t('pay_now_note')}
        </p>
      ) : null}
    </fieldset>
  );
}
