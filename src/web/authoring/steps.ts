import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import type { Snapshot } from './draft-session.ts';

export const steps = ['basics', 'texts', 'pictures', 'options', 'schedule', 'meeting', 'extras', 'finish'] as const;
export type Step = (typeof steps)[number];

/** Where each part of the document is written. */
const stepOf: Record<Exclude<keyof TourDocument, 'texts' | 'options'>, Step> = {
  city: 'basics',
  categories: 'basics',
  tags: 'basics',
  durationMinutes: 'basics',
  guideLanguages: 'basics',
  pictures: 'pictures',
  policy: 'options',
  payLater: 'options',
  confirmation: 'options',
  meetingPoint: 'meeting',
  pickupPoints: 'meeting',
  extras: 'extras',
  questions: 'extras',
};

/** Where a field of the document is written. */
export function stepOfField(field: string): Step {
  const [area, , name] = field.split('.');
  if (area === 'texts') return name === 'title' ? 'basics' : name === 'meetingPoint' ? 'meeting' : 'texts';
  if (area === 'options') return field.includes('schedules') ? 'schedule' : 'options';
  return stepOf[area as keyof typeof stepOf];
}

/** The steps in which a field is marked, in their order: one that was refused, or that cannot be read and was left. */
export function markedSteps({ problem, unreadable }: Pick<Snapshot, 'problem' | 'unreadable'>): ReadonlySet<Step> {
  const refused =
    problem instanceof ApiProblem ? problem.fields.map(({ field }) => field.replace(/^document\./, '')) : [];
  const left = [...unreadable].flatMap(([field, { isLeft }]) => (isLeft ? field : []));
  const marked = new Set([...refused, ...left].map(stepOfField));
  return new Set(steps.filter((step) => marked.has(step)));
}
