/** The address of a list of texts, without what is not chosen. */
export function textsAddress(query: URLSearchParams, page = 1): string {
  const chosen = [...query].filter(([name, value]) => value !== '' && name !== 'page');
  const next = new URLSearchParams([...chosen, ...(page > 1 ? [['page', String(page)]] : [])]);
  return next.size > 0 ? `/admin/translations?${next}` : '/admin/translations';
}
