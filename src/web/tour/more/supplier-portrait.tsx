import { useEffect, useState } from 'react';
import type { TourSupplierView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { dateFormat, numberFormat } from '#kernel/formats.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Points } from '../points.tsx';
import { Guides } from './guides.tsx';
import { initialsOf } from './initials-of.ts';
import { languageLines } from './language-lines.ts';
import styles from './more.module.css';

/** Who runs the tour: since when, how many tours, and what travellers say of all of them; and who guides. Nothing if it cannot be loaded. */
export function SupplierPortrait({ tourId }: { tourId: string }) {
  useTextsOf('tour-more');
  const t = useT('tour-more');
  const { language, settings } = usePageContext();
  const supplier = useSupplier(tourId);
  if (!supplier) return null;
  const { name, since, tours, rating, review, languageDays, guides, groupSizeMax } = supplier;
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(since));
  const mean = rating && numberFormat(language, { minimumFractionDigits: 1 }).format(rating);
  return (
    <>
      <div className={styles.who}>
        <span className={styles.monogram} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <p>
          <strong>{t('supplier_since', { appName: settings.appName, month })}</strong>
          <span>
            {t('common:tours_count', { count: tours })}
            {mean ? `\u00a0· ${t('supplier_rating', { rating: mean, count: review })}` : ''}
          </span>
        </p>
      </div>
      <Guides guides={guides} groupSizeMax={groupSizeMax} />
      <div className={styles.guides}>
        <Points name={t('guide_languages')} items={languageLines(languageDays, language, t)} />
      </div>
    </>
  );
}

function useSupplier(tourId: string): TourSupplierView | undefined {
  const { call } = usePageContext();
  const [supplier, setSupplier] = useState<TourSupplierView>();
  useEffect(() => {
    let isShown = true;
    call(paths.getTourSupplier, { params: { id: tourId } })
      .then((found) => isShown && setSupplier(found))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [call, tourId]);
  return supplier;
}
