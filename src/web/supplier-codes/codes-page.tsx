import { useSearchParams } from 'react-router';
import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { loadOwnTours } from '#web/supplier/load-own-tours.ts';
import { SupplierFrame } from '#web/supplier/supplier-frame.tsx';
import { useAboveTours } from '#web/supplier/supplier-trail.tsx';
import team from '#web/team/team.module.css';
import { type Acts, useActs } from '#web/team/use-acts.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeRow } from './code-row.tsx';
import type { CodeTour } from './tour-choice.tsx';

type Loaded = { supplier: SupplierView; codes: ResponseBody<'listSupplierCodes'>; tours: CodeTour[] };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-codes:title'), indexed: false }),
  Page: CodesPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, language, url }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const [supplier, codes, drafts] = await Promise.all([
    call(paths.getSupplier),
    call(paths.listSupplierCodes, { query: { sort: sortIn(url.searchParams, 'listSupplierCodes'), page: pageNumber } }),
    loadOwnTours({ call, language }),
  ]);
  return { supplier, codes, tours: drafts.filter(({ slug }) => slug !== null) };
}

function CodesPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-codes');
  const acts = useActs();
  return (
    <SupplierFrame title={t('title')} above={useAboveTours()} loaded={data} acts={acts}>
      {(loaded) => <Codes {...loaded} acts={acts} />}
    </SupplierFrame>
  );
}

function Codes({ supplier: { currency }, codes, tours, acts }: Loaded & { acts: Acts }) {
  const t = useT('supplier-codes');
  const [query] = useSearchParams();
  return (
    <>
      <p>{t('lead')}</p>
      <div className={team.columns}>
        <section className={team.card} aria-labelledby="codes">
          <h2 id="codes">{t('list')}</h2>
          {codes.total === 0 ? <p>{t('none')}</p> : <SortSelect list="listSupplierCodes" />}
          <ul className={team.rows}>
            {codes.data.map((code) => (
              <li key={code.id}>
                <CodeRow code={code} acts={acts} />
              </li>
            ))}
          </ul>
          <Pagination
            {...codes}
            hrefOf={(number) =>
              `/supplier/codes?${new URLSearchParams({ ...sortParameter(query), page: String(number) })}`
            }
          />
        </section>
        <CodeForm currency={currency} tours={tours} acts={acts} />
      </div>
    </>
  );
}
