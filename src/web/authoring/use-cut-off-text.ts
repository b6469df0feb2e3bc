import { useT } from '#web/runtime/router/page-context.ts';

/** '2 hours before' */
export function useCutOffText(): (minutes: number) => string {
  const t = useT('authoring');
  return (minutes) => {
    if (minutes === 0) return t('cut_off_0');
    if (minutes % 1440 === 0) return t('cut_off_days', { count: minutes / 1440 });
    if (minutes % 60 === 0) return t('cut_off_hours', { count: minutes / 60 });
    return t('cut_off_minutes', { count: minutes });
  };
}
