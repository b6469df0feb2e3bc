import { Link } from 'react-router';
import { menuOf } from '#web/runtime/router/area-menu.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { supplierRoutes } from '#web/runtime/router/supplier-routes.ts';

/** Links to the pages that the table of suppliers' pages puts into the menu of this one. */
export function SupplierAreas({ from, className }: { from: 'start' | 'tours'; className?: string }) {
  const t = useT('supplier-areas');
  return menuOf(supplierRoutes)
    .filter((area) => area.from === from)
    .map(({ to, key }) => (
      <Link key={key} className={className} to={to}>
        {t(`area_${key}`)}
      </Link>
    ));
}
