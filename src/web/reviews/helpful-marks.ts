// Which reviews of a tour the signed-in user has marked as helpful: loaded once for all reviews of a page.
import * as paths from '#contract/paths.generated.ts';
import { call } from '#web/runtime/api/api.ts';

export type HelpfulMarks = {
  marked: Set<string>;
  /** Cannot be marked by this user. */
  own: ReadonlySet<string>;
  /** How many people each review helped, after this user's changes. */
  counts: Map<string, number>;
};

let latest: { key: string; marks: Promise<HelpfulMarks> } | undefined;

export function loadHelpfulMarks(userId: string, tourId: string): Promise<HelpfulMarks> {
  const key = `${userId} ${tourId}`;
  if (latest?.key === key) return latest.marks;
  const loading = { key, marks: load(tourId) };
  latest = loading;
  loading.marks.catch(() => {
    if (latest === loading) latest = undefined;
  });
  return loading.marks;
}

async function load(tourId: string): Promise<HelpfulMarks> {
  const { helpful, own } = await call(paths.listHelpfulReviews, { params: { id: tourId } });
  return { marked: new Set(helpful), own: new Set(own), counts: new Map() };
}

export async function setHelpful(marks: HelpfulMarks, id: string, isHelpful: boolean): Promise<void> {
  const { helpful } = await call(isHelpful ? paths.markHelpful : paths.unmarkHelpful, { params: { id } });
  if (isHelpful) marks.marked.add(id);
  else marks.marked.delete(id);
  marks.counts.set(id, helpful);
}
