/** Beside the text of a tour a part of the box scrolls, and the page stays: the box is always in the window. Below it the page
 *  scrolls, unless `isBoxOnly`. */
export function bringIntoView(element: HTMLElement, { isBoxOnly = false } = {}): void {
  const part = element.closest<HTMLElement>('[data-part]');
  if (part && getComputedStyle(part).overflowY === 'auto') {
    // What fades out above the foot of the box.
    const faded = Number.parseFloat(getComputedStyle(part).scrollPaddingBottom) || 0;
    const edge = part.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    // Its end, but not at the cost of its beginning.
    if (bottom > edge.bottom - faded) part.scrollTop += Math.min(bottom - edge.bottom + faded, top - edge.top);
    else if (top < edge.top) part.scrollTop += top - edge.top;
  } else if (!isBoxOnly) element.scrollIntoView({ block: 'nearest' });
}
