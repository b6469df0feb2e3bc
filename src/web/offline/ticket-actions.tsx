import { useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { OfflineBooking } from './offline-tickets.ts';
import { saveCalendar } from './save-calendar.ts';
import { shareBooking } from './share-booking.ts';
import { useOfflineTicket } from './use-offline-ticket.ts';

type StatusText = { text: string; link?: string };

/** Actions on a ticket besides showing and printing it. A copy stored for offline use offers none that need the network. */
export function TicketActions({ booking }: { booking: OfflineBooking }) {
  const t = useT('app');
  const pageContext = usePageContext();
  const isAvailableOffline = useOfflineTicket(booking);
  const [message, setMessage] = useState<StatusText | null>(null);
  const share = async () => {
    const { outcome, link } = await shareBooking(booking, pageContext, t);
    if (outcome === 'shown') setMessage({ text: t('share_by_hand'), link });
    else setMessage(outcome === 'copied' ? { text: t('share_copied') } : null);
  };
  const save = async () => {
    await saveCalendar(booking, pageContext.language);
    setMessage({ text: t('calendar_saved') });
  };
  const reportFailure = (doing: Promise<void>, failure: string) => doing.catch(() => setMessage({ text: failure }));
  if (booking.kept) return null;
  return (
    <>
      <Button look="line" onClick={() => void reportFailure(share(), t('share_failed'))}>
        {t('share')}
      </Button>
      <Button look="line" onClick={() => void reportFailure(save(), t('calendar_failed'))}>
        {t('add_to_calendar')}
      </Button>
      <p role="status">{message?.text}</p>
      {message?.link ? <LinkField link={message.link} /> : null}
      {isAvailableOffline ? <p>{t('kept')}</p> : null}
    </>
  );
}

function LinkField({ link }: { link: string }) {
  const t = useT('app');
  return <Field label={t('share_link')} value={link} readOnly onFocus={(event) => event.target.select()} />;
}
