import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { pageSize: number; total: number; hrefOf: (page: number) => string };

/** Shown for a page number beyond the last page. */
export function PastEnd({ pageSize, total, hrefOf }: Props) {
  const t = useT('common');
  const last = Math.ceil(total / pageSize);
  return (
    <EmptyState
      title={t('past_end')}
      actions={
        <>
          <ButtonLink to={hrefOf(1)}>{t('first_page')}</ButtonLink>
          {last > 1 ? (
            <ButtonLink to={hrefOf(last)} look="line">
              {t('last_page')}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
