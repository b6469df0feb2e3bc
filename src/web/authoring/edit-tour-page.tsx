import * as paths from '#contract/paths.generated.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { loadAllPlaces } from '#web/catalogue/load-all-places.ts';
import { SecondFactorNotice } from '#web/profile/security/second-factor-notice.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { SupplierTrail } from '#web/supplier/supplier-trail.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TourEditor } from './tour-editor.tsx';
import { withoutSuffix } from './catalogue-names.ts';
import type { Lists } from './step-props.ts';
import styles from './tours.module.css';

type Loaded = { draft: TourDraftView; lists: Lists } | null;

export const page = definePage<Loaded>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.draft.title || t('authoring:new'), indexed: false }),
  Page: EditTourPage,
});

/** null for a traveller: the call would be refused with 403, which ends the session. */
async function load({ call, language, params }: LoadContext): Promise<Loaded> {
  if (!may('supplier')) return null;
  const [draft, cities, categories, translator, terms] = await Promise.all([
    call(paths.getTourDraft, { params: { id: params.id ?? '' } }),
    loadAllPlaces({ call, language }),
    call(paths.listCategories, { query: { lang: language } }),
    call(paths.getTourTranslator),
    call(paths.getOwnTerms),
  ]);
  return {
    draft,
    lists: {
      cities: withoutSuffix(cities),
      categories: withoutSuffix(categories),
      canTranslate: translator.isThere,
      commissionPercent: terms.commissionPercent,
    },
  };
}

function EditTourPage({ data }: { data: Loaded }) {
  const t = useT('authoring');
  if (!data)
    return (
      <div className={`wide ${styles.page}`}>
        <h1>{t('title')}</h1>
        <EmptyState title={t('only_partners')} actions={<ButtonLink to="/">{t('common:to_home')}</ButtonLink>} />
      </div>
    );
  const crumbs = [{ name: t('title'), to: '/supplier/tours' }, { name: data.draft.title || t('new') }];
  return (
    <div className={`wide ${styles.page}`}>
      <SupplierTrail crumbs={crumbs} />
      <SecondFactorNotice />
      <TourEditor key={data.draft.id} draft={data.draft} lists={data.lists} />
    </div>
  );
}
