import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { adultsMax, childrenMax, partySize, type Party } from '#kernel/party.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useClosing } from '#web/ui/disclosure/use-closing.ts';
import styles from './search-form.module.css';

type Props = { party: Party; onChange: (part: Partial<Party>) => void };

/** The party as one line that opens two steppers. Works without scripts. */
export function TravellersField({ party: { adults, children }, onChange }: Props) {
  const t = useT('search-form');
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useClosing(open, details, () => setOpen(false));
  return (
    <details
      ref={details}
      className={`${styles.field} ${styles.travellers}`}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) currentTarget.lastElementChild!.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>
        <span className={styles.label}>{t('search_travellers')}</span>
        <span className={styles.party}>{t('travellers', { count: partySize({ adults, children }) })}</span>
      </summary>
      <div className={styles.steppers}>
        <Stepper
          label={t('adults')}
          name="adults"
          min={1}
          max={adultsMax}
          value={adults}
          onChange={(next) => onChange({ adults: next })}
        />
        <Stepper
          label={t('children')}
          name="children"
          min={0}
          max={childrenMax}
          value={children}
          onChange={(next) => onChange({ children: next })}
        />
        {adults === adultsMax ? <Link to="/contact">{t('write_to_us')}</Link> : null}
        <Button
          look="line"
          onClick={() => {
            setOpen(false);
            details.current!.querySelector('summary')!.focus();
          }}
        >
          {t('done')}
        </Button>
      </div>
    </details>
  );
}
