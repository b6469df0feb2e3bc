import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { MessageList } from '#web/bookings/messages/message-list.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../departures.module.css';
import type { Messages } from './use-messages.ts';

/** What was written with one traveller; open where an answer is waited for. */
export function Thread({ booking, messages }: { booking: SheetBookingView; messages: Messages }) {
  const t = useT('departures');
  const written = messages.of(booking.id);
  // A traveller who requests a booking may write, and is not named yet.
  const name = booking.traveller?.name ?? (booking.state === 'pending' ? booking.reference : undefined);
  if (!name) return null;
  const isWaiting = written.some((message) => message.isWaiting);
  return (
    <div className={styles.thread}>
      {written.length > 0 ? (
        <details open={isWaiting}>
          <summary>
            {t('thread')} ({written.length})
          </summary>
          <MessageList
            messages={written}
            nameOf={({ author }) => (author === 'supplier' ? t('thread_you') : name)}
            noteOf={({ sentTo }) => (sentTo > 1 ? t('thread_all', { count: sentTo }) : null)}
          />
        </details>
      ) : null}
      <div className={styles.actions}>
        <Button
          look="line"
          className={styles.action}
          aria-label={t('write_spoken', { name })}
          onClick={() => messages.address({ bookingId: booking.id, name })}
        >
          {t('write')}
        </Button>
        {isWaiting ? (
          <Button look="quiet" className={styles.action} onClick={() => void messages.settle(booking.id)}>
            {t('settle')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
