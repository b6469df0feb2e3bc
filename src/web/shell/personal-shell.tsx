import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Frame } from './frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';

type Props = { url: URL; beginning: ReactNode };

/** What the server sends for a page that belongs to one person: the frame, what there is for everybody, and waiting for the
 *  browser. */
export function PersonalShell({ url, beginning }: Props) {
  const { prefix } = usePageContext();
  return (
    <StaticRouter location={url.pathname + url.search} basename={prefix ? `/${prefix}` : '/'}>
      <Frame>
        {beginning}
        <WithoutScripts isAlone={!beginning} />
        <LoadingScreen isAlone={!beginning} />
      </Frame>
    </StaticRouter>
  );
}

/** In the place of the loading screen, for which nothing would ever come. */
function WithoutScripts({ isAlone }: { isAlone: boolean }) {
  const t = useT('content');
  return (
    <noscript>
      <div className="wide">
        <EmptyState
          {...(isAlone && { heading: 'h1' as const })}
          title={t('area_needs_scripts_title')}
          actions={<ButtonLink to="/find-booking">{t('auth:find_title')}</ButtonLink>}
        >
          <p>{t('area_needs_scripts')}</p>
        </EmptyState>
      </div>
    </noscript>
  );
}
