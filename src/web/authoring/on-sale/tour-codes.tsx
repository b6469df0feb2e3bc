import { Link } from 'react-router';
import type { Currency } from '#kernel/money.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { CodeForm } from '#web/supplier-codes/code-form.tsx';
import { CodeRow } from '#web/supplier-codes/code-row.tsx';
import team from '#web/team/team.module.css';
import { Outcome } from './opened.tsx';
import type { Loaded } from './use-loaded.ts';

type Props = {
  tour: { id: string; title: string };
  currency: Currency;
  codes: Loaded<ResponseBody<'listSupplierCodes'> | null>;
};

/** The promo codes that are good for a tour, and a form for one of it alone: those of the page of codes. */
export function TourCodes({ tour, currency, codes: { loaded, problem, acts } }: Props) {
  const t = useT('authoring');
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
