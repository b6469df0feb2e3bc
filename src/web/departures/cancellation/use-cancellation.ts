// How far the cancellation of a departure is: polled until its bookings have ended.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';

const pauseMs = 700;

type Following = {
  /** null: not known yet, or to a guide. */
  progress: DepartureCancellationView | null;
  /** It has ended since this page is shown. */
  wasUnderWay: boolean;
};

const notAsked: Following & { asked: number } = { progress: null, wasUnderWay: false, asked: 0 };

/** `cancelled`: null where there is nothing to follow. */
export function useCancellation(id: string, cancelled: SupplierDepartureView['cancelled']): Following {
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [following, setFollowing] = useState(notAsked);
  const isFollowed = cancelled !== null && may('supplier');
  const begun = cancelled?.isUnderWay ?? false;
  const { progress, asked, wasUnderWay } = following;
  const isEnded = progress?.cancelled?.isUnderWay === false;
  useEffect(() => {
    if (!isFollowed || isEnded) return;
    let isShown = true;
    const ask = async () => {
      const found = await call(paths.getDepartureCancellation, { params: { id } });
      if (!isShown) return;
      const isUnderWay = found.cancelled?.isUnderWay === true;
      setFollowing((before) => ({
        progress: found,
        wasUnderWay: before.wasUnderWay || begun || isUnderWay,
        asked: before.asked + 1,
      }));
      if (!isUnderWay && (wasUnderWay || begun)) void revalidate();
    };
    // Without a response it polls again.
    const again = () => isShown && setFollowing((before) => ({ ...before, asked: before.asked + 1 }));
    const timer = setTimeout(() => void ask().catch(again), asked === 0 ? 0 : pauseMs);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isFollowed, isEnded, asked, wasUnderWay, begun, call, id, revalidate]);
  return { progress: isFollowed ? progress : null, wasUnderWay };
}
