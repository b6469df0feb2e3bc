import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NotFound() {
  const t = useT('common');
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t('not_found_title')}
        actions={
          <>
            <ButtonLink to="/">{t('to_home')}</ButtonLink>
            <ButtonLink to="/tours" look="line">
              {t('all_tours')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('not_found_text')}</p>
      </EmptyState>
    </div>
  );
}
