import { invalid } from '#contract/domain-error.ts';
import { noticeDays } from '#kernel/choices/supplier-terms.ts';
import type { Services } from '#platform/services.ts';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { hasSuppliers } from '../supplier-queries.ts';

/** Changes a setting, but does not raise the commission once there are suppliers: a rise is announced to them (`announceTerms`), in the
 *  console and by the command. Throws what `changeSetting` throws, and 422 `announce` on `commissionPercent`. */
export function changeSettingWithNotice(
  services: Pick<Services, 'database' | 'clock'>,
  key: string,
  text: string,
  actorId: string | null,
): Promise<unknown> {
  return changeSetting(services, key, text, {
    actorId,
    check: async (db, before, after) => {
      if (after.commissionPercent > before.commissionPercent && (await hasSuppliers(db)))
        throw invalid('commissionPercent', 'announce', { days: noticeDays });
    },
  });
}
