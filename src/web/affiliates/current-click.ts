// The id of the affiliate click of this visit, in memory. Small because the booking pages include it; the code that
// sets it (referral.ts) is loaded only for visits through an affiliate's link.
let currentClick: string | undefined;

/** Sent as `via` with a booking. */
export const currentClickId = (): string | undefined => currentClick;

export function setClickId(clickId: string | undefined): void {
  currentClick = clickId;
}
