import { useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import '#web/styles/boxes.css';
import styles from './check-in.module.css';
import { countPeople } from './judge-ticket.ts';
import { personName } from './person-name.ts';
import type { PartyToAdmit, CheckIn } from './use-check-in.ts';

/** Who of a party is here: all, unless a person is still to come. */
export function PartyDialog({ checkIn }: { checkIn: CheckIn }) {
  const t = useT('departures');
  const { partyToAdmit } = checkIn;
  const name = partyToAdmit ? (partyToAdmit.booking.traveller?.name ?? partyToAdmit.booking.reference) : '';
  return (
    <Dialog title={t('who_is_here', { name })} open={partyToAdmit !== null} onClose={checkIn.dismiss}>
      {partyToAdmit ? <Party key={partyToAdmit.booking.id} partyToAdmit={partyToAdmit} checkIn={checkIn} /> : null}
    </Dialog>
  );
}

function Party({ partyToAdmit, checkIn }: { partyToAdmit: PartyToAdmit; checkIn: CheckIn }) {
  const t = useT('departures');
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const here = partyToAdmit.left.filter(({ position }) => !missing.has(position));
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
          partyToAdmit,
          here.map(({ position }) => position),
        );
      }}
    >
      <p className={styles.reference}>{partyToAdmit.booking.reference}</p>
      {partyToAdmit.left.map((person) => (
        <label key={person.position}>
          <input type="checkbox" checked={!missing.has(person.position)} onChange={() => toggle(person.position)} />
          {personName(person, t)}
        </label>
      ))}
      <Button type="submit" full disabled={here.length === 0}>
        {t('let_in', { count: countPeople(here) })}
      </Button>
    </form>
  );
}
