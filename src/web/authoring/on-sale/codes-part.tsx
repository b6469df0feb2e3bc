import { lazy, useCallback } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Opened } from './opened.tsx';
import { useLoaded } from './use-loaded.ts';

const TourCodes = lazy(async () => ({ default: (await import('./tour-codes.tsx')).TourCodes }));

/** The promo codes that are good for a tour: by name while they are folded away. */
export function CodesPart({ tour }: { tour: TourDraftView }) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const { id: tourId, slug } = tour;
  const isOnSale = slug !== null;
  const load = useCallback(
    async () => (isOnSale ? call(paths.listSupplierCodes, { query: { tourId } }) : null),
    [call, tourId, isOnSale],
  );
  const codes = useLoaded(load);
  const names = codes.loaded?.data.map(({ code }) => code).join(', ');
  return (
    <Opened title={t('codes_title')} now={names === '' ? t('codes_now_none') : (names ?? null)} isOnSale={isOnSale}>
      {() => <TourCodes tour={tour} currency={tour.currency} codes={codes} />}
    </Opened>
  );
}
