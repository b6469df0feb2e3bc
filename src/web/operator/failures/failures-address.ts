export const path = '/admin/failures';
export const views = ['jobs', 'mails', 'webhooks'] as const;
export type View = (typeof views)[number];

/** The address of the failures of one name, or of all. */
export function failuresAddress(view: View, name?: string): string {
  const query = new URLSearchParams({ ...(view === 'jobs' ? {} : { view }), ...(name ? { name } : {}) });
  return query.size > 0 ? `${path}?${query}` : path;
}
