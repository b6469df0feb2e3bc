import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';

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
