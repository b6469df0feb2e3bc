// Scrolls the page while something is dragged to the upper or lower edge of the window. Browsers do that for their own drags alone.

/** As high as the bar at the top of the page: what is below it cannot be pointed at. */
export const edgePx = 72;
const fastestPxPerSecond = 1200;
/** Where motion is reduced the page jumps, so far and not more often. */
const jumpPart = 0.3;
const jumpPauseMs = 500;

/** How much a pointer pulls at the page: from -1 at the upper edge of a window, 0 between, to 1 at the lower one. */
export function pullAt(y: number, windowHeight: number): number {
  const above = edgePx - y;
  const below = y - (windowHeight - edgePx);
  if (Math.max(above, below) <= 0) return 0;
  return above > below ? -Math.min(1, above / edgePx) : Math.min(1, below / edgePx);
}

/** Reads the pull in each frame, until the signal. */
export function scrollWhilePulled(pull: () => number, signal: AbortSignal): void {
  const jumps = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = jumps ? jump() : glide();
  let frame = requestAnimationFrame(function next(now) {
    frame = requestAnimationFrame(next);
    const top = scroll(pull(), now);
    if (top !== 0) scrollBy({ top, behavior: 'instant' });
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

type Scroll = (pull: number, now: number) => number;

function glide(): Scroll {
  let before: number | undefined;
  return (pull, now) => {
    const seconds = (now - (before ?? now)) / 1000;
    before = now;
    return pull * fastestPxPerSecond * seconds;
  };
}

function jump(): Scroll {
  let last = -Infinity;
  return (pull, now) => {
    if (pull === 0 || now - last < jumpPauseMs) return 0;
    last = now;
    return Math.sign(pull) * jumpPart * innerHeight;
  };
}
