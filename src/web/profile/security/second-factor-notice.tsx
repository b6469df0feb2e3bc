import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { securityTab } from '#web/runtime/router/addresses.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from './security.module.css';
import { useEndpoint } from './use-endpoint.ts';

const noParameters = {};

/** How long an operator or supplier may still work without a second factor. Nothing if one is set up or none is required. */
export function SecondFactorNotice() {
  const t = useT('security');
  const { language } = usePageContext();
  const [state] = useEndpoint(paths.getTotp, noParameters);
  if (state.state !== 'ready' || !state.value.requiredFrom) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className={styles.required}>
      <Notice>
        <p>
          {t('codes_required', { moment: momentText(state.value.requiredFrom, timeZone, language) })}{' '}
          <Link to={securityTab}>{t('common:to_security')}</Link>
        </p>
      </Notice>
    </div>
  );
}
