/** Opens the page of the payment provider. Who comes back from it by the browser's button gets a newly loaded page: as it was left it would
 *  still be busy, and know nothing of what was paid. */
export function leaveForPayment(address: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(address);
}
