import { lazy, Suspense, useEffect } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import type { ChangeHandlers } from './change-form.tsx';

const ChangeBooking = lazy(async () => ({ default: (await import('./change-booking.tsx')).ChangeBooking }));

type Props = ChangeHandlers & { booking: { id: string } | null };

/** Another date, option or party for a booking. What it takes is loaded when it is opened. */
export function ChangeDialog({ booking, ...handlers }: Props) {
  const t = useT('booking-detail');
  const { messages } = usePageContext();
  const isOpen = booking !== null;
  useEffect(() => {
    // Together: each part waits for its own texts in turn.
    if (isOpen) void messages.ensure?.(['booking-change', 'tour-detail', 'book-tour']);
  }, [isOpen, messages]);
  return (
    <Dialog title={t('change_title')} open={isOpen} onClose={handlers.onClose}>
      {booking ? (
        <Suspense
          fallback={
            <Waiting>
              <Skeleton />
            </Waiting>
          }
        >
          <ChangeBooking key={booking.id} id={booking.id} {...handlers} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
