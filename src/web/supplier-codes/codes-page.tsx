import * as paths from '#contract/paths.generated.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import team from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { CodeForm, type CodeTour } from './code-form.tsx';
import { CodeRow } from './code-row.tsx';

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
    call(paths.listSupplierCodes, { query: { page: pageNumber } }),
    call(paths.listTourDrafts, { query: { pageSize: 100, lang: language } }),
  ]);
  return { supplier, codes, tours: drafts.data.filter(({ slug }) => slug !== null) };
}

function CodesPage({ data }: { data: Loaded | null }) {
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  return <Codes {...data} />;
}

function Codes({ supplier: { currency }, codes, tours }: Loaded) {
  const t = useT('supplier-codes');
  const acts = useActs();
  return (
    <div className={`wide ${team.page}`}>
      <Breadcrumb crumbs={[{ name: t('menus:partner_area'), to: '/supplier' }, { name: t('title') }]} />
      <h1>{t('title')}</h1>
      <StatusMessage isShown={acts.message !== null}>
        <Notice tone={acts.message?.tone}>{acts.message?.text}</Notice>
      </StatusMessage>
      <p>{t('lead')}</p>
      <div className={team.columns}>
        <section className={team.card} aria-labelledby="codes">
          <h2 id="codes">{t('list')}</h2>
          {codes.total === 0 ? <p>{t('none')}</p> : null}
          <ul className={team.rows}>
            {codes.data.map((code) => (
              <li key={code.id}>
                <CodeRow code={code} acts={acts} />
              </li>
            ))}
          </ul>
          <Pagination {...codes} hrefOf={(number) => `/supplier/codes?page=${number}`} />
        </section>
        <CodeForm currency={currency} tours={tours} acts={acts} />
      </div>
    </div>
  );
}
