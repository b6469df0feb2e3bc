import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { NoSupplier } from '#web/supplier/no-supplier.tsx';
import team from '#web/team/team.module.css';
import { SupplierTrail, useAboveTours } from '#web/supplier/supplier-trail.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Price } from '#web/ui/price.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import styles from './codes.module.css';

type Loaded = { id: string; uses: ResponseBody<'listSupplierCodeUses'> };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('supplier-codes:uses_title'), indexed: false }),
  Page: UsesPage,
});

/** null without calling the server: a call that is refused with 403 would end the session. */
async function load({ call, params, url }: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier' || !may('supplier')) return null;
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  const id = params.id!;
  return { id, uses: await call(paths.listSupplierCodeUses, { params: { id }, query: { page: pageNumber } }) };
}

/** Bookings that were placed with a code. */
function UsesPage({ data }: { data: Loaded | null }) {
  const t = useT('supplier-codes');
  const { language } = usePageContext();
  const aboveTours = useAboveTours();
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoSupplier email={user.email} />;
  const { id, uses } = data;
  const crumbs = [...aboveTours, { name: t('title'), to: '/supplier/codes' }, { name: t('uses_title') }];
  return (
    <div className={`wide ${team.page}`}>
      <SupplierTrail crumbs={crumbs} />
      <h1>{t('uses_title')}</h1>
      <section className={team.card} aria-label={t('uses_title')}>
        {uses.total === 0 ? <p>{t('uses_none')}</p> : null}
        <ul className={team.rows}>
          {uses.data.map(({ reference, title, startsAtLocal, status, reduction, total }) => (
            <li key={reference}>
              <div className={team.row}>
                <div>
                  <p className={team.name}>
                    <Link to={`/supplier?find=${reference}`}>{reference}</Link>{' '}
                    <span className={team.mark}>{t(`status_${status}`)}</span>
                  </p>
                  <p>{title}</p>
                  <p className={team.soft}>{wallTimeText(startsAtLocal, language)}</p>
                </div>
                <p className={styles.off}>
                  <strong>
                    −<Price {...reduction} />
                  </strong>
                  <br />
                  {t('paid')} <Price {...total} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Pagination {...uses} hrefOf={(number) => `/supplier/codes/${id}?page=${number}`} />
      </section>
    </div>
  );
}
