export const failuresPath = '/admin/failures';
export const failureViews = ['jobs', 'mails', 'webhooks'] as const;
export type FailureView = (typeof failureViews)[number];

/** The address of the failures of one name, or of all. */
export function failuresAddress(view: FailureView, name?: string): string {
  const query = new URLSearchParams({ ...(view === 'jobs' ? {} : { view }), ...(name ? { name } : {}) });
  return query.size > 0 ? `${failuresPath}?${query}` : failuresPath;
}
