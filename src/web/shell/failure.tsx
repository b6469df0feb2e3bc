import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import type { Namespace } from '#contract/namespaces.ts';
import { isServerReachable } from '#web/runtime/boot/is-outdated.ts';
import { securityTab } from '#web/runtime/router/addresses.ts';
import type { QualifiedKey } from '#web/runtime/api/t.ts';
import type { Refusal } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';

export type PageFailure = Partial<Refusal> & {
  status: number;
  /** The key of the page's own message for it. */
  text?: QualifiedKey | undefined;
  code?: ErrorCode;
  /** Its module could not be loaded. Browsers may remember that for as long as the document lives. */
  needsDocument?: true;
};

/** Shown instead of a page: not found (404), temporarily unavailable (503), or an internal error (500). */
export function Failure() {
  const { status, title, detail, text, code, needsDocument } = failureOf(useRouteError());
  const t = useT('common');
  const mustSetUpSecondFactor = code === 'second_factor_required';
  useTitle(status === 404 ? t('not_found_title') : (mustSetUpSecondFactor && title) || t('error_title'));
  if (status === 404) return <NotFound />;
  if (status === 503) return <Unavailable text={text} needsDocument={needsDocument} />;
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={title ?? t('error_title')}
        actions={
          <ButtonLink to={mustSetUpSecondFactor ? securityTab : '/'}>
            {t(mustSetUpSecondFactor ? 'to_security' : 'to_home')}
          </ButtonLink>
        }
      >
        <p>{detail ?? t('error_text')}</p>
      </EmptyState>
    </div>
  );
}

/** The server passes the status with the page, the router wraps errors of loaders, and every other error is a bug. */
function failureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return { ...(error.data as Partial<PageFailure> | null), status: error.status };
  return error instanceof Error ? { status: 500 } : (error as PageFailure);
}

function Unavailable({ text, needsDocument }: Pick<PageFailure, 'text'> & { needsDocument: true | undefined }) {
  const t = useT('common');
  const { messages } = usePageContext();
  const isKnown = text && messages.of(text.split(':')[0] as Namespace);
  const { revalidate, state } = useRevalidator();
  const [isReloading, setIsReloading] = useState(false);
  async function tryAgain() {
    if (!needsDocument) return revalidate();
    setIsReloading(true);
    if (await isServerReachable()) window.location.reload();
    else setIsReloading(false);
  }
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t(isKnown ? text : 'load_failed')}
        actions={
          <Button onClick={() => void tryAgain()} disabled={state === 'loading' || isReloading}>
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
  const { settings } = usePageContext();
  useEffect(() => {
    document.title = `${title} · ${settings.appName}`;
  }, [title, settings.appName]);
}
