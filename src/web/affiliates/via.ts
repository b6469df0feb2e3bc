// The click that led here, for as long as the page lives. Small, because pages that book carry it; how it gets here is
// fetched by those who have one (referral.ts).
let via: string | undefined;

/** What a booking sends as `via`. */
export const visitedVia = (): string | undefined => via;

export function setVia(clickId: string | undefined): void {
  via = clickId;
}
