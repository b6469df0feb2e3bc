export const steps = ['basics', 'texts', 'pictures', 'options', 'schedule', 'meeting', 'extras', 'finish'] as const;
export type Step = (typeof steps)[number];

/** Where a field of the document is written. */
export function stepOfField(field: string): Step {
  if (/^texts\.\w+\.title$/.test(field) || /^(city|categories|durationMinutes|guideLanguages)/.test(field))
    return 'basics';
  if (/^(extras|questions)/.test(field)) return 'extras';
  if (/^texts\.\w+\.meetingPoint$|^meetingPoint|^pickupPoints/.test(field)) return 'meeting';
  if (field.startsWith('pictures')) return 'pictures';
  if (field.startsWith('texts')) return 'texts';
  return field.includes('schedules') ? 'schedule' : 'options';
}
