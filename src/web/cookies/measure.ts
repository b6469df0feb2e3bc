// Measures how fast the page loaded and responded, sent once when the page is left. Runs only with consent.
import type { marketplaceEndpoints } from '#contract/marketplace.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { hasConsent } from './consent.ts';

type Measurements = RequestOf<(typeof marketplaceEndpoints)['reportMeasurements']>['body'];

export function measureWithConsent(): void {
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
  addEventListener('pagehide', () => sendMeasurements(measured), { once: true });
}

const seconds = (milliseconds: number): number => Math.min(600, Math.round(milliseconds) / 1000);

function watch(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  // Metrics that the browser does not support are left out.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
}

/** Checks the consent again: it may have been withdrawn since. A beacon outlives the page. */
function sendMeasurements(measured: Measurements): void {
  if (!hasConsent('measurements')) return;
  const body = { ...measured, ...(measured.layoutShift && { layoutShift: Math.min(100, measured.layoutShift) }) };
  navigator.sendBeacon('/api/measurements', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
