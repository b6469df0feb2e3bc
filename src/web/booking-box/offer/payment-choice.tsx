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
};

export function PaymentChoice({ name = 'payment', kind, laterUntil, onChoose }: Props) {
  const t = useT('book-tour');
  return (
    <fieldset className={styles.group}>
      <legend>{t('when_to_pay')}</legend>
      <div className={styles.cards}>
        {(['later', 'now'] as const).map((value) => (
          <label key={value} className={styles.card}>
            <input type="radio" name={name} value={value} checked={kind === value} onChange={() => onChoose(value)} />
            <span>
              <strong>{t(`pay_${value}`)}</strong>
              <span className={styles.soft}>
                {t(`pay_${value}_note`)} {value === 'later' ? laterUntil : null}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
