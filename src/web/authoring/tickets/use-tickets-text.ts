import { useT } from '#web/runtime/router/page-context.ts';

type Limits = { least: number; most: number | null };

/** 'at most 6 tickets' */
export function useTicketsText(): (limits: Limits) => string {
  const t = useT('authoring');
  return ({ least, most }) => {
    if (most !== null) return least > 1 ? t('tickets_between', { least, most }) : t('tickets_most', { most });
    return least > 1 ? t('tickets_least', { least }) : t('tickets_any');
  };
}
