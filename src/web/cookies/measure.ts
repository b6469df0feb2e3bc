// How fast this page appeared and answered, told once when it is left. Runs only where the visitor agreed.
import type { contentEndpoints } from '#contract/content.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { hasConsent } from './consent.ts';

type Measurements = RequestOf<(typeof contentEndpoints)['reportMeasurements']>['body'];

export function measureIfAgreed(): void {
  if (!hasConsent('measurements')) return;
  const measured: Measurements = {};
  const [document_] = performance.getEntriesByType('navigation');
  if (document_) measured.firstByteSeconds = seconds((document_ as PerformanceNavigationTiming).responseStart);
  watch('largest-contentful-paint', ({ startTime }) => (measured.largestPaintSeconds = seconds(startTime)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measured.layoutShift = (measured.layoutShift ?? 0) + value;
  });
  watch('event', ({ duration }) => {
    measured.interactionSeconds = Math.max(measured.interactionSeconds ?? 0, seconds(duration));
  });
  addEventListener('pagehide', () => tell(measured), { once: true });
}

const seconds = (milliseconds: number): number => Math.min(600, Math.round(milliseconds) / 1000);

function watch(type: string, see: (entry: PerformanceEntry) => void): void {
  // What a browser cannot measure it leaves out.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
}

/** Asked again: consent may have been withdrawn since. A beacon outlives the page it is sent from. */
function tell(measured: Measurements): void {
  if (!hasConsent('measurements')) return;
  const body = { ...measured, ...(measured.layoutShift && { layoutShift: Math.min(100, measured.layoutShift) }) };
  navigator.sendBeacon('/api/measurements', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
