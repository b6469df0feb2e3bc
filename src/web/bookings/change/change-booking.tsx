// Loads what a booking can be changed to. Loaded when the dialog is opened.
import { useEffect, useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
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
  if (found) return <ChangeForm {...found} {...handlers} />;
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

type Found = { booking: BookingView; tour: TourView };

function useBookingAndTour(id: string) {
  const { call, language, currency } = usePageContext();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<Found> => {
      const booking = await call(paths.getBooking, { params: { id } });
      const query = { lang: language, currency: currency() };
      return { booking, tour: await call(paths.getTour, { params: { id: booking.tourId }, query }) };
    };
    load().then(
      (loaded) => isLatest && setFound(loaded),
      (thrown: unknown) => isLatest && setProblem(thrown),
    );
    return () => void (isLatest = false);
    // Another currency does not load a dialog anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, id, language, round]);
  const reload = () => {
    setProblem(null);
    setRound(round + 1);
  };
  return { found, problem, reload };
}
