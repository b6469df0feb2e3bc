import type { ReactNode } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './ticket.module.css';

type Props = { ticket: NonNullable<BookingView['ticket']>; reference: string; children?: ReactNode };

/** The white margin that a reader needs around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

export function Ticket({ ticket, reference, children }: Props) {
  const t = useT('booking-detail');
  const side = ticket.size + 2 * quietZone;
  return (
    <section className={styles.ticket}>
      <h2>{t('ticket')}</h2>
      <svg
        className={styles.code}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('ticket_code', { reference })}
      >
        <rect x={-quietZone} y={-quietZone} width={side} height={side} />
        <path d={ticket.path} />
      </svg>
      <p className={styles.reference}>{reference}</p>
      <p className={styles.note}>{t('ticket_note')}</p>
      <div className={styles.actions}>
        <Button look="line" onClick={() => print()}>
          {t('print')}
        </Button>
        {children}
      </div>
    </section>
  );
}
