import type { Party } from '#kernel/party.ts';
import { useT } from '#web/runtime/router/page-context.ts';

export function PartyWords({ adults, children }: Party) {
  const t = useT('common');
  const words = [t('unit_adult', { count: adults }), ...(children > 0 ? [t('unit_child', { count: children })] : [])];
  return <span>{words.join(', ')}</span>;
}
