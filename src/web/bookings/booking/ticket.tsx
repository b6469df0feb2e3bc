import type { ReactNode } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { capitalized, listText, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Brand } from '#web/shell/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { durationText } from '#web/ui/duration-text.ts';
import { whenText } from '#web/ui/when-text.ts';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { partyText } from './party-text.ts';
import { pickupLines } from './pickup-text.ts';
import { isToPay } from './shown-status.ts';
import styles from './ticket.module.css';

type Props = {
  booking: BookingView;
  ticket: NonNullable<BookingView['ticket']>;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** The white margin that a reader needs around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

export function Ticket({ booking, ticket, heading: Heading = 'h2', children }: Props) {
  const t = useT('booking-detail');
  const side = ticket.size + 2 * quietZone;
  const { reference, title, optionName } = booking;
  return (
    <section className={styles.ticket}>
      <Heading>{t('ticket')}</Heading>
      <p className={styles.brand}>
        <Brand />
      </p>
      <p className={styles.tour}>
        {title}
        <span className={styles.soft}>{optionName}</span>
      </p>
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
      {isToPay(booking) ? (
        <p className={styles.unpaid}>{t('status_to_pay')}</p>
      ) : (
        <p className={styles.note}>{t(booking.pickup ? 'ticket_note_pickup' : 'ticket_note')}</p>
      )}
      <TicketFacts booking={booking} />
      <div className={styles.actions}>
        <Button look="line" onClick={() => print()}>
          {t('print')}
        </Button>
        {children}
      </div>
    </section>
  );
}

/** What is needed at the meeting point. A fact that the booking does not have is left out. */
function TicketFacts({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  // Tickets that were stored for offline use earlier have no languages and nothing to bring.
  const { city, duration, meetingPoint, supplier, guideLanguages = [], toBring = [] } = booking;
  const pickup = pickupLines(booking.pickup, language);
  return (
    <dl className={styles.facts}>
      <dt>{t(booking.validity ? 'when_valid' : 'when')}</dt>
      <dd>
        {whenText(booking, language)}
        <span className={styles.soft}>{t('clock_of', { place: city })}</span>
      </dd>
      {booking.validity ? null : (
        <>
          <dt>{t('duration')}</dt>
          <dd>{durationText(duration, t)}</dd>
        </>
      )}
      <dt>{t('party')}</dt>
      <dd>{partyText(booking, t)}</dd>
      {pickup.length > 0 ? (
        <>
          <dt>{t('pickup')}</dt>
          <dd>
            {pickup[0]}
            <span className={styles.soft}>{pickup[1]}</span>
          </dd>
        </>
      ) : null}
      {meetingPoint ? (
        <>
          <dt>{t(booking.pickup ? 'meeting_without_pickup' : 'meeting_point')}</dt>
          <dd>{meetingPoint}</dd>
        </>
      ) : null}
      {guideLanguages.length > 0 ? (
        <>
          <dt>{t('guide_languages')}</dt>
          <dd>{languageText(guideLanguages, language)}</dd>
        </>
      ) : null}
      {toBring.length > 0 ? (
        <>
          <dt>{t('to_bring')}</dt>
          <dd>{toBring.join('\u00a0· ')}</dd>
        </>
      ) : null}
      {supplier.phone ? (
        <>
          <dt>{supplier.name}</dt>
          <dd>
            <PhoneLink phone={supplier.phone} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}

/** 'English and Turkish' */
function languageText(codes: readonly string[], language: Language): string {
  const names = namesOf('language', language);
  return capitalized(
    listText(
      language,
      codes.map((code) => names.of(code) ?? code),
    ),
    language,
  );
}

/** In place of the ticket of a booking that was cancelled or whose tour is over. */
export function VoidTicket({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const isUsed = booking.state === 'completed';
  const moment = whenText(booking, language);
  // It says by itself until when it was valid.
  const used = booking.validity?.kind === 'open_dated' ? moment : t('ticket_used_note', { moment });
  return (
    <section className={styles.void}>
      <h2>{t(isUsed ? 'ticket_used' : 'ticket_void')}</h2>
      <p>{isUsed ? used : t('ticket_void_note')}</p>
    </section>
  );
}
