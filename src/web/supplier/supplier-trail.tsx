import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { supplierRoutes } from '#web/runtime/router/supplier-routes.ts';
import menu from '#web/shell/menus/navbar.module.css';
import { useClosing } from '#web/ui/disclosure/use-closing.ts';
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
    const present = bar.current?.querySelector<HTMLElement>('a[aria-current]');
    if (present) bar.current!.scrollLeft = present.offsetLeft - (bar.current!.clientWidth - present.offsetWidth) / 2;
  }, []);
  const pages = menuOf(supplierRoutes);
  const areas = pages.filter(({ from }) => from === 'start');
  const { pathname } = useLocation();
  const isOfTours = pages.some(({ from, to }) => from === 'tours' && `${pathname}/`.includes(`${to}/`));
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
        <BusinessMenu />
      </ul>
    </nav>
  );
}

/** What is set up once and seldom looked at: below a button where the line of areas is as wide as the screen, part of the line on a
 *  phone, which scrolls it. */
function BusinessMenu() {
  const t = useT('supplier-areas');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const listId = useId();
  useClosing(open, box, () => setOpen(false));
  const areas = menuOf(supplierRoutes).filter(({ from }) => from === 'business');
  const isHere = areas.some(({ to }) => `${pathname}/`.includes(`${to}/`));
  if (areas.length === 0) return null;
  return (
    <li ref={box} className={styles.business}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('business')}
      </button>
      <ul id={listId} data-open={open}>
        {areas.map(({ to, key }) => (
          <li key={key}>
            <NavLink to={to} onClick={() => setOpen(false)}>
              {t(`area_${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The same in the menu of a phone. */
export function SupplierMenu({ onDone }: { onDone: () => void }) {
  const t = useT('supplier-areas');
  const areas = menuOf(supplierRoutes);
  const linksFrom = (place: 'start' | 'business') =>
    areas.flatMap(({ from, to, key }) =>
      from === place ? (
        <li key={to}>
          <Link to={to} onClick={onDone}>
            {t(`area_${key}`)}
          </Link>
        </li>
      ) : (
        []
      ),
    );
  return (
    <>
      <h3 className={menu.part}>{t('menus:partner_area')}</h3>
      <ul className={menu.menu}>
        <li>
          <Link to="/supplier" onClick={onDone}>
            {t('area_start')}
          </Link>
        </li>
        {linksFrom('start')}
        <li>
          <details>
            <summary>{t('business')}</summary>
            <ul className={menu.menu}>{linksFrom('business')}</ul>
          </details>
        </li>
      </ul>
    </>
  );
}
