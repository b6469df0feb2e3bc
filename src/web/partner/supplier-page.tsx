import './partner-calls.ts';
import { Link } from 'react-router';
import type { SupplierView } from '#contract/suppliers.ts';
import { UnconfirmedEmail } from '#web/account/unconfirmed-email.tsx';
import { later } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { getSession, useSession } from '#web/session.ts';
import { useT } from '#web/surroundings.ts';
import { loadWork, readShow, type Show, type Work } from './load-work.ts';
import { NoPartner } from './no-partner.tsx';
import { Standing, StateBadge } from './standing.tsx';
import styles from './supplier-page.module.css';
import { TraderFacts } from './trader-facts.tsx';
import { WorkList } from './work-list.tsx';

type Loaded = { supplier: SupplierView; work: Promise<Work>; show: Show };

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({ title: loaded?.supplier.name ?? t('partner-home:title'), indexed: false }),
  Page: SupplierPage,
});

/** Nobody's without being asked: a call that one's role may not make would end the session. */
async function load(at: LoadContext): Promise<Loaded | null> {
  if (getSession()?.user.role !== 'supplier') return null;
  const show = readShow(at.url);
  const work = later(loadWork(at, show));
  return { supplier: await at.call('getSupplier'), work, show };
}

function SupplierPage({ data }: { data: Loaded | null }) {
  const user = useSession()?.user;
  if (!user) return null;
  if (!data) return <NoPartner email={user.email} />;
  return <SupplierHome {...data} />;
}

/** A partner's own area: how its check stands, what travellers want of it, and what it has said of itself. */
function SupplierHome({ supplier, work, show }: Loaded) {
  const t = useT('partner-home');
  const user = useSession()!.user;
  return (
    <>
      <div className={styles.band}>
        <div className={`wide ${styles.header}`}>
          <div>
            <p className={styles.area}>{t('title')}</p>
            <h1>{supplier.name}</h1>
            <Link className={styles.reviews} to="/supplier/reviews">
              {t('reviews')}
            </Link>
          </div>
          <StateBadge state={supplier.state} />
        </div>
      </div>
      <div className={`wide ${styles.page}`}>
        <UnconfirmedEmail user={user} />
        <Standing supplier={supplier} />
        <WorkList work={work} show={show} />
        <TraderFacts supplier={supplier} />
      </div>
    </>
  );
}
