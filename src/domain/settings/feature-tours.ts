// Featuring a tour and taking it back, one at a time: an operator who sent the whole list would undo what another operator just did.
import { invalid } from '#contract/domain-error.ts';
import { type FeaturedTour, featuredMax } from '#kernel/choices/featured-tours.ts';
import { lockSubject } from '#platform/database/lock-subject.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { subjectOfSetting } from './change-setting.ts';
import { dropCachedSettings, readSettings, storeSetting } from './settings-queries.ts';

const key = 'featuredTours';

/** Featured already on these days, it stays as it is. Throws `invalid_input` on `until` or, where there are as many as can be, on
 *  `tour`. */
export async function featureTour(context: Context, added: FeaturedTour): Promise<void> {
  const { from, until } = added;
  if (until < from || until < today(context)) throw invalid('until', 'ends_first');
  await changeFeatured(context, (tours) => {
    if (tours.some(isSame(added))) return tours;
    if (tours.length >= featuredMax) throw invalid('tour', 'featured_full', { maximum: featuredMax });
    return [...tours, added];
  });
}

export const unfeatureTour = (context: Context, removed: FeaturedTour): Promise<void> =>
  changeFeatured(context, (tours) => tours.filter((one) => !isSame(removed)(one)));

const isSame =
  ({ tour, from, until }: FeaturedTour) =>
  (one: FeaturedTour) =>
    one.tour === tour && one.from === from && one.until === until;

const today = ({ clock }: Pick<Context, 'clock'>) => clock.now().toISOString().slice(0, 10);

/** Those that are over are left out with the next change: they would take the place of others. */
async function changeFeatured(context: Context, change: (tours: FeaturedTour[]) => FeaturedTour[]): Promise<void> {
  const { database, clock } = context;
  await database.transaction(async (db) => {
    await lockSubject(db, subjectOfSetting(key));
    const { featuredTours: before } = await readSettings(db);
    const after = change(before.filter(({ until }) => until >= today(context)));
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await storeSetting(db, key, after, clock.now());
    await recordActOf(context, db, { act: 'setting_change', subjectId: key, before, after });
  });
  dropCachedSettings(context);
}
