import { useCallback } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { Currency } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { CodeForm } from '#web/supplier-codes/code-form.tsx';
import { CodeRow } from '#web/supplier-codes/code-row.tsx';
import team from '#web/team/team.module.css';
import { Outcome } from './opened.tsx';
import { useLoaded } from './use-loaded.ts';

type Props = { tour: { id: string; title: string }; currency: Currency };

/** The promo codes that are good for a tour, and a form for one of it alone: those of the page of codes. */
export function TourCodes({ tour, currency }: Props) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const tourId = tour.id;
  const load = useCallback(() => call(paths.listSupplierCodes, { query: { tourId } }), [call, tourId]);
  const { loaded, problem, acts } = useLoaded(load);
  return (
    <>
      <Outcome acts={acts} problem={problem} />
      {loaded?.total === 0 ? <p>{t('codes_none')}</p> : null}
      <ul className={team.rows}>
        {loaded?.data.map((code) => (
          <li key={code.id}>
            <CodeRow code={code} acts={acts} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/supplier/codes">{t('codes_all')}</Link>
      </p>
      <CodeForm currency={currency} tours={[tour]} isForAll={false} acts={acts} />
    </>
  );
}
