import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { supplierRoutes } from '#web/runtime/router/supplier-routes.ts';
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx';
import styles from './supplier-trail.module.css';

/** On top of each page in which suppliers work: the other ones, and the way to this one from the start, which guides may not open. */
export function SupplierTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT('menus');
  const start = may('supplier') ? [{ name: t('partner_area'), to: '/supplier' }] : [];
  return (
    <>
      <SupplierBar />
      <Breadcrumb crumbs={[...start, ...crumbs]} />
    </>
  );
}

/** The way to a page that is found on the page of the tours. */
export function useAboveTours(): { name: string; to: string }[] {
  const t = useT('supplier-areas');
  return [{ name: t('area_tours'), to: '/supplier/tours' }];
}

/** The pages in which the caller works, in one line that a phone scrolls to the present one. A guide has only one of them. */
export function SupplierBar() {
  const t = useT('supplier-areas');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const present = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (present) bar.current!.scrollLeft = present.offsetLeft - (bar.current!.clientWidth - present.offsetWidth) / 2;
  }, []);
  const menu = menuOf(supplierRoutes);
  const areas = menu.filter(({ from }) => from === 'start');
  const { pathname } = useLocation();
  const isOfTours = menu.some(({ from, to }) => from === 'tours' && `${pathname}/`.includes(`${to}/`));
  if (areas.length === 0) return null;
  return (
    <nav ref={bar} className={styles.bar} aria-label={t('areas')}>
      <ul>
        {[{ to: '/supplier', key: 'start' } as const, ...areas].map(({ to, key }) => (
          <li key={key}>
            {key === 'tours' && isOfTours ? (
              <Link to={to} aria-current="true">
                {t(`area_${key}`)}
              </Link>
            ) : (
              <NavLink to={to} end={key === 'start'}>
                {t(`area_${key}`)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
