import { attributionDays } from '#contract/affiliates.paths.ts';
import { agreeTo } from '#web/cookies/consent.ts';
import { Inline } from '#web/content/prose.tsx';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './referral-note.module.css';
import { type Click, noteClick } from './referral.ts';

type Props = { name: string; click: Click; onDone: () => void };

/** Two answers of the same weight; to go on without one is a no. */
export function ReferralNote({ name, click, onDone }: Props) {
  const t = useT('affiliates');
  const agree = () => {
    agreeTo('referrals');
    noteClick(click);
    onDone();
  };
  return (
    <section className={styles.note} aria-label={t('note_label')}>
      <p>
        <Inline text={t('note', { name, days: attributionDays })} />
      </p>
      <div className={styles.answers}>
        <Button look="line" onClick={agree}>
          {t('note_yes')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('note_no')}
        </Button>
      </div>
    </section>
  );
}
