// The page of a tour from its draft: the page that travellers get, with its own loader, over another source.
import { type ComponentType, type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { TourOffSaleView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import type { TourPreview } from '#contract/suppliers/tour-drafts.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import type { ShownTour } from '#web/tour/shown-tour.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './preview.module.css';

type PreviewedTour = ShownTour & Pick<TourPreview, 'isOnSale'>;
type Loaded = { tour: PreviewedTour; TourPage: ComponentType<{ data: ShownTour | TourOffSaleView }> } | null;

export const page = definePage<Loaded>({
  load,
  head: (loaded, { t }) => ({
    title: t('authoring:preview_of', { title: loaded?.tour.name || t('authoring:untitled') }),
    indexed: false,
  }),
  Page: PreviewPage,
});

/** null for who may not: the call would be refused with 403, which ends the session. */
async function load(context: LoadContext): Promise<Loaded> {
  if (!may('supplier')) return null;
  // Imported whole: a file that both pages import would be another request of the shop's page.
  const { page: tourPage } = await import('#web/tour/tour-page.tsx');
  const { params, language, currency } = context;
  const draft = () =>
    context.call(paths.previewTour, { params: { id: params.id ?? '' }, query: { lang: language, currency } });
  // Never one that is off sale: this call is not refused for that.
  const tour = (await tourPage.load!({ ...context, call: draft as unknown as Call })) as PreviewedTour;
  return { tour, TourPage: tourPage.Page };
}

function PreviewPage({ data }: { data: Loaded }) {
  const t = useT('authoring');
  const { id } = useParams();
  const [wasTried, setTried] = useState(false);
  if (!data)
    return (
      <div className="wide">
        <h1>{t('preview')}</h1>
        <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      </div>
    );
  const { tour, TourPage } = data;
  // Only of a tour on sale can anything be asked by its id, or a date be chosen.
  const shown = tour.isOnSale
    ? tour
    : { ...tour, openDated: undefined, undated: tour.openDated ?? t('preview_undated') };
  /** What travellers can do with a tour on sale is there to be looked at. */
  const refuse = (event: SyntheticEvent) => {
    if (!(event.target as Element).closest('#booking, header')) return;
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
  };
  return (
    <>
      <aside className={styles.banner} aria-label={t('preview')}>
        <div className="wide">
          <p role="status">
            <strong>{t('preview')}</strong>
            {t(wasTried ? 'preview_refused' : 'preview_text')}
            {tour.currency === tour.chargedCurrency
              ? null
              : ` ${t('preview_converted', { shown: tour.currency, charged: tour.chargedCurrency })}`}
          </p>
          <ButtonLink look="line" to={getSession()?.user.role === 'admin' ? '/admin/tours' : `/supplier/tours/${id}`}>
            {t('preview_back')}
          </ButtonLink>
        </div>
      </aside>
      <div
        className={tour.isOnSale ? undefined : styles.undated}
        onClickCapture={refuse}
        onChangeCapture={refuse}
        onSubmitCapture={refuse}
      >
        <TourPage data={shown} />
      </div>
    </>
  );
}
