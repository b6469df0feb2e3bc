import { Link } from 'react-router';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';

/** The address asks for more people than one booking has. */
export function CutParty() {
  useTextsOf('search-more');
  const t = useT('search-more');
  return (
    <p role="status">
      {t('party_cut', { adults: adultsMax, children: childrenMax })} <Link to="/contact">{t('party_write')}</Link>
    </p>
  );
}
