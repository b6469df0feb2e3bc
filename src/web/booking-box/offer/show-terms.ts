/** Brings what is booked, with refund, payment and total, into the window and reads the total: the button that books comes next. */
export function showTerms(): void {
  const foot = document.getElementById('book-now')!;
  foot.scrollIntoView({ block: 'nearest' });
  const total = foot.querySelector<HTMLElement>(':scope > p[aria-live]')!;
  total.tabIndex = -1;
  total.focus({ preventScroll: true });
}
