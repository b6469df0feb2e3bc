import { lazy } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Opened } from './opened.tsx';
import { useTourResources } from './tour-resources.tsx';

const OptionNeeds = lazy(async () => ({ default: (await import('./option-needs.tsx')).OptionNeeds }));

/** The resources that an option needs: by name while it is folded away. */
export function NeedsPart({ optionId, isOnSale }: { optionId: string; isOnSale: boolean }) {
  const t = useT('authoring');
  const { loaded } = useTourResources(isOnSale);
  const needed = loaded?.data.filter(({ needs }) => needs.some((need) => need.optionId === optionId));
  const names = needed?.map(({ name }) => name).join(', ');
  return (
    <Opened title={t('needs_title')} now={names === '' ? t('needs_now_none') : (names ?? null)} isOnSale={isOnSale}>
      {() => <OptionNeeds optionId={optionId} />}
    </Opened>
  );
}
