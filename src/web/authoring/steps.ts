export const steps = ['basics', 'texts', 'pictures', 'options', 'schedule', 'meeting', 'finish'] as const;
export type Step = (typeof steps)[number];

/** Where a field of the document is written. */
export function stepOfField(field: string): Step {
  if (/^texts\.\w+\.title$/.test(field) || /^(city|categories|durationMinutes|guideLanguages)/.test(field))
    return 'basics';
  if (/^texts\.\w+\.meetingPoint$|^meetingPoint/.test(field)) return 'meeting';
  if (field.startsWith('pictures')) return 'pictures';
  if (field.startsWith('texts')) return 'texts';
  return field.includes('schedules') ? 'schedule' : 'options';
}
