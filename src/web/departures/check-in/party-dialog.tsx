import { useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import '#web/styles/boxes.css';
import styles from './check-in.module.css';
import { personName } from './person-name.ts';
import type { PartyToAdmit, CheckIn } from './use-check-in.ts';

/** Who of a party is here: all, unless somebody is still to come. */
export function PartyDialog({ checkIn }: { checkIn: CheckIn }) {
  const t = useT('departures');
  const { asked } = checkIn;
  const name = asked ? (asked.booking.traveller?.name ?? asked.booking.reference) : '';
  return (
    <Dialog title={t('who_is_here', { name })} open={asked !== null} onClose={checkIn.dismiss}>
      {asked ? <Party key={asked.booking.id} asked={asked} checkIn={checkIn} /> : null}
    </Dialog>
  );
}

function Party({ asked, checkIn }: { asked: PartyToAdmit; checkIn: CheckIn }) {
  const t = useT('departures');
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const here = asked.left.filter(({ position }) => !missing.has(position));
  const toggle = (position: number) =>
    setMissing(
      new Set(
        [...missing].includes(position) ? [...missing].filter((one) => one !== position) : [...missing, position],
      ),
    );
  return (
    <form
      className={styles.party}
      onSubmit={(event) => {
        event.preventDefault();
        checkIn.letIn(
          asked,
          here.map(({ position }) => position),
        );
      }}
    >
      <p className={styles.reference}>{asked.booking.reference}</p>
      {asked.left.map((person) => (
        <label key={person.position}>
          <input type="checkbox" checked={!missing.has(person.position)} onChange={() => toggle(person.position)} />
          {personName(person, t)}
        </label>
      ))}
      <Button type="submit" full disabled={here.length === 0}>
        {t('let_in', { count: here.length })}
      </Button>
    </form>
  );
}
