// Loads what a booking can be changed to. Loaded when the dialog is opened.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import type { Currency } from '#kernel/money.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { ReactPageContext, usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Waiting } from '#web/ui/loading/waiting.tsx';
import { ChangeForm, type ChangeHandlers } from './change-form.tsx';

export function ChangeBooking({ id, ...handlers }: ChangeHandlers & { id: string }) {
  useTextsOf('booking-change');
  useTextsOf('tour-detail');
  useTextsOf('book-tour');
  const t = useT('booking-detail');
  const { found, problem, reload } = useBookingAndTour(id);
  if (found)
    return (
      <InCurrency currency={found.booking.total.currency}>
        <ChangeForm {...found} {...handlers} />
      </InCurrency>
    );
  if (!problem)
    return (
      <Waiting>
        <Skeleton />
      </Waiting>
    );
  return (
    <>
      <Notice tone="bad">{serverText(problem, t) ?? t('change_load_failed')}</Notice>
      <Button look="line" onClick={reload}>
        {t('common:try_again')}
      </Button>
    </>
  );
}

/** Everything within is priced in it: what is paid already and what a change costs are compared. */
function InCurrency({ currency, children }: { currency: Currency; children: ReactNode }) {
  const context = usePageContext();
  const value = useMemo(() => ({ ...context, currency: () => currency }), [context, currency]);
  return <ReactPageContext value={value}>{children}</ReactPageContext>;
}

type Found = { booking: BookingView; tour: TourView };

function useBookingAndTour(id: string) {
  const { call, language } = usePageContext();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<Found> => {
      const booking = await call(paths.getBooking, { params: { id } });
      const query = { lang: language, currency: booking.total.currency };
      return { booking, tour: await call(paths.getTour, { params: { id: booking.tourId }, query }) };
    };
    load().then(
      (loaded) => isLatest && setFound(loaded),
      (thrown: unknown) => isLatest && setProblem(thrown),
    );
    return () => void (isLatest = false);
  }, [call, id, language, round]);
  const reload = () => {
    setProblem(null);
    setRound(round + 1);
  };
  return { found, problem, reload };
}
