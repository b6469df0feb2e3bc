import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { TourReviewView } from '#contract/suppliers/tour-drafts.ts';
import { compareDocuments, type Difference, tellingDifferences } from '#kernel/tour-documents/compare-documents.ts';
import { isPlace } from '#kernel/tour-documents/document-fields.ts';
import { emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import { longDate } from '#web/articles/long-date.ts';
import type { CatalogueNames } from '#web/authoring/catalogue-names.ts';
import { ChangesTable } from '#web/authoring/changes/changes-table.tsx';
import { useFieldWords } from '#web/authoring/field-label.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../cases/cases.module.css';
import { DecisionForm } from '../cases/decision-form.tsx';
import { pausedAddress } from './paused-tours.tsx';

const ReviewPictures = lazy(async () => ({
  default: (await import('#web/authoring/pictures/review-pictures.tsx')).ReviewPictures,
}));

/** What a tour is known by among those that wait: whose it is, what is new, since when. */
export function useTourSummary() {
  const t = useT('authoring');
  const { language } = usePageContext();
  return ({ title, supplier, submittedAt, changes }: TourReviewView) => ({
    title: title || t('untitled'),
    facts: [
      supplier.name,
      changes ? t('review_change', { count: changes.length }) : t('review_new'),
      submittedAt ? t('review_since', { date: longDate(submittedAt, language) }) : null,
    ],
  });
}

type Props = { tour: TourReviewView; names: CatalogueNames; reportDecision: (text: string) => Promise<void> };

/** What a supplier wants travellers to see, next to what they see now. */
export function TourReview({ tour, names, reportDecision }: Props) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const { id, slug, supplier, version } = tour;
  const title = tour.title || t('untitled');
  return (
    <>
      <div>
        <p className={styles.soft}>
          <Link to={`/supplier/tours/${id}/preview`}>{t('preview_show')}</Link>
          {slug && tour.state === 'published' ? (
            <>
              <Link to={tourPath(slug)}>{t('review_page')}</Link>
              <Link to={`${pausedAddress}&tour=${slug}`}>{t('moderation:pause')}</Link>
            </>
          ) : null}
        </p>
        {supplier.state === 'verified' ? null : (
          <Notice>
            <Link to="/admin/suppliers">{t('review_unchecked')}</Link>
          </Notice>
        )}
        {tour.document.pictures.length > 0 ? (
          <Suspense>
            <ReviewPictures tourId={id} pictures={tour.document.pictures} />
          </Suspense>
        ) : null}
        <Changes tour={tour} names={names} />
      </div>
      <DecisionForm
        caseId={id}
        subject={title}
        outcomes={[
          { value: 'approved', text: t('review_approved') },
          { value: 'returned', text: t('review_returned'), asks: ['reasons'], isHarmful: true },
        ]}
        note={t('review_note')}
        decide={async ({ outcome, reasons }) => {
          await call(paths.reviewTour, { params: { id }, body: { version, outcome, reasons } });
          await reportDecision(t(`reviewed_${outcome}`, { title }));
        }}
      />
    </>
  );
}

/** What differs from the published version; everything for a new tour. */
function Changes({ tour, names }: Pick<Props, 'tour' | 'names'>) {
  const t = useT('authoring');
  const { document, changes, currency, title, machineTranslated } = tour;
  const differences = changes ? tellingDifferences(changes as Difference[]) : contentsOf(document);
  return (
    <ChangesTable
      label={title || t('untitled')}
      differences={differences}
      words={useFieldWords({ document, currency, names, differences })}
      columns={{ before: changes ? t('review_before') : null, after: t('review_after') }}
      noteOf={(path) =>
        machineTranslated.includes(path) ? <p className={styles.soft}>{t('machine_translated_review')}</p> : null
      }
    />
  );
}

function contentsOf(document: TourReviewView['document']): Difference[] {
  const fields = compareDocuments({ ...emptyDocument(''), options: [] }, document);
  return fields.filter(({ path, after }) => after !== undefined && after !== null && after !== '' && !isPlace(path));
}
