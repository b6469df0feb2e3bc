import { lazy, Suspense, useState } from 'react';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** For a supplier: the same report as on the page of the tour. */
export function ReportReview({ review: { id, author } }: { review: Pick<SupplierReviewView, 'id' | 'author'> }) {
  const t = useT('reviews');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button look="quiet" aria-label={t('partner_report_spoken', { name: author })} onClick={() => setOpen(true)}>
          {t('report_title')}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <ReportDialog review={id} isPartner onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
