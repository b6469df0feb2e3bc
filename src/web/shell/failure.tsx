import { useEffect } from 'react';
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from 'react-router';
import type { Namespace } from '#contract/namespaces.ts';
import type { RouteHandle } from '#web/page-route.tsx';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';

/** What stands in a page's place: not found (404), not to be had right now (503), or a mistake of ours (500). */
export function Failure() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const t = useT('common');
  useTitle(status === 404 ? t('not_found_title') : t('error_title'));
  if (status === 404) return <NotFound />;
  if (status === 503) return <Unavailable text={handle?.page?.failure} />;
  return (
    <div className="wide">
      <EmptyState heading="h1" title={t('error_title')} actions={<ButtonLink to="/">{t('to_home')}</ButtonLink>}>
        <p>{t('error_text')}</p>
      </EmptyState>
    </div>
  );
}

function Unavailable({ text = '' }: { text?: string }) {
  const t = useT('common');
  const { messages } = useSurroundings();
  const isKnown = text !== '' && messages.of(text.split(':')[0] as Namespace);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t(isKnown ? text : 'load_failed')}
        actions={
          <Button onClick={() => void revalidate()} disabled={state === 'loading'}>
            {t('try_again')}
          </Button>
        }
      >
        <p>{t('load_failed_text')}</p>
      </EmptyState>
    </div>
  );
}

function useTitle(title: string): void {
  const { settings } = useSurroundings();
  useEffect(() => {
    document.title = `${title} · ${settings.appName}`;
  }, [title, settings.appName]);
}
