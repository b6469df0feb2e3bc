import { useState } from 'react';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from '../departures.module.css';
import type { EntryActions } from './use-entry-actions.ts';

type Props = { entry: ManualEntryView; title: string; actions: EntryActions };

/** How many of a booking by hand have come: said of all at first, anew when more of them come, and taken back. */
export function EntryArrival({ entry, title, actions: { recordArrival, isBusy } }: Props) {
  const t = useT('departures');
  const { id, people, mayRecordArrival } = entry;
  // A sheet that an older version saved says neither.
  const arrived: number | null | undefined = entry.arrived;
  const isKnown = typeof arrived === 'number';
  const [count, setCount] = useState(people);
  if (!isKnown && !mayRecordArrival) return null;
  return (
    <div className={styles.checkIn}>
      {isKnown ? <strong>{t('here_of', { count: arrived, people })}</strong> : null}
      {mayRecordArrival && arrived !== people ? (
        <div className={`${styles.checkIn} ${styles.action}`}>
          <Stepper label={t('entry_here')} name={`here-${id}`} min={0} max={people} value={count} onChange={setCount} />
          <Button
            look="line"
            disabled={isBusy}
            aria-label={t('record_spoken', { name: title })}
            onClick={() => void recordArrival(entry, count)}
          >
            {t('record')}
          </Button>
        </div>
      ) : null}
      {isKnown && mayRecordArrival ? (
        <Button
          look="quiet"
          className={styles.action}
          disabled={isBusy}
          aria-label={t('entry_undo_spoken', { name: title })}
          onClick={() => void recordArrival(entry, null)}
        >
          {t('entry_undo')}
        </Button>
      ) : null}
    </div>
  );
}
