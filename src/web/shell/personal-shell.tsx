import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Frame } from './frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';

type Props = { url: URL; beginning: ReactNode; namesCurrency: boolean; isPaying: boolean };

/** The HTML that the server sends for personal pages: the frame and public contents, with the loading screen. */
export function PersonalShell({ url, beginning, namesCurrency, isPaying }: Props) {
  const { prefix } = usePageContext();
  return (
    <StaticRouter location={url.pathname + url.search} basename={prefix ? `/${prefix}` : '/'}>
      <Frame namesCurrency={namesCurrency}>
        {beginning}
        <WithoutScripts isAlone={!beginning} />
        <LoadingScreen isAlone={!beginning} isPaying={isPaying} />
      </Frame>
    </StaticRouter>
  );
}

/** Replaces the loading screen where scripts do not run. */
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
