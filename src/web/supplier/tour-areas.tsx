import { Link } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { supplierRoutes } from '#web/runtime/router/supplier-routes.ts';

/** Links to the pages that the table of suppliers' pages puts into the menu of their tours. */
export function TourAreas() {
  const t = useT('supplier-areas');
  return menuOf(supplierRoutes)
    .filter(({ from }) => from === 'tours')
    .map(({ to, key }) => (
      <Link key={key} to={to}>
        {t(`area_${key}`)}
      </Link>
    ));
}
