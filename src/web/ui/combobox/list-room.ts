// Where the list of a field opens, and how high it may be, so that all of it lies inside the view.
type Span = { top: number; bottom: number };

/** `height`: the most that the list may take, in pixels. */
type ListRoom = { above: boolean; height: number };

const gap = 8;
/** Two options: a list that is lower cannot be read, and the view is scrolled instead. */
const least = 120;

/** Below its field, unless there is too little room and more above it. */
export function roomBeside(field: Span, view: Span, wanted: number): ListRoom {
  const below = view.bottom - field.bottom - 2 * gap;
  const over = field.top - view.top - 2 * gap;
  const above = below < wanted && over > below;
  return { above, height: Math.max(least, Math.floor(above ? over : below)) };
}

/** Where the list of a field may lie: in view, and above the button below the field that sends its form. */
export function spanFor(field: Element): Span {
  const { top, bottom } = viewSpan();
  const button = field.closest('form')?.querySelector('[type="submit"]')?.getBoundingClientRect();
  const isBelow = button && button.top >= field.getBoundingClientRect().bottom;
  return { top, bottom: isBelow ? Math.min(bottom, button.top) : bottom };
}

/** What is in view: without a phone's keyboard, and without the bar, which lies over the page. */
function viewSpan(): Span {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return { top: Math.max(offsetTop, bar), bottom: offsetTop + height };
}
