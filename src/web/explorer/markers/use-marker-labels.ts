import { useCallback } from 'react';
import type { TourOnMap } from '#contract/map.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { priceText } from '#web/ui/price.tsx';
import type { Marker } from '../place-pin.ts';

/** What is to be read on a marker, and of a group of tours also from which price on, where there is room for it. */
export function useMarkerLabels(): (marker: Marker) => readonly [text: string, longer?: string] {
  const t = useT('explorer');
  const { language } = usePageContext();
  return useCallback(
    (marker) => {
      const priceOf = ({ priceMinor, ...tour }: TourOnMap) =>
        priceMinor === null
          ? undefined
          : priceText({ ...tour, priceMinor: tour.party?.priceMinor ?? priceMinor }, language);
      if (marker.kind === 'place') return [`${marker.place.name} ${marker.place.tours}`];
      if (marker.kind === 'tour') return [priceOf(marker.tour) ?? t('common:ask_price')];
      const { tours: count, cheapest } = marker;
      const price = cheapest && priceOf(cheapest);
      const text = t('common:tours_count', { count });
      return price ? [text, t('tours_from', { count, price })] : [text];
    },
    [t, language],
  );
}
