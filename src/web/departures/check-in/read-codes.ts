// Reads the codes that a camera sees: by the browser's own detector, else by one that is loaded then.

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Time for a hand to change tickets. */
const sameAgainMs = 2500;
const pauseMs = 120;

/** Calls with each code that comes into view, until the signal. A code that stays is read once. */
export async function readCodes(video: HTMLVideoElement, onCode: (text: string) => void, signal: AbortSignal) {
  const detector = await makeDetector();
  let last = { text: '', seenAt: 0 };
  while (!signal.aborted) {
    // Frames are missing until the camera delivers, and in a page that is not looked at.
    const [found] = video.readyState >= 2 ? await detector.detect(video).catch(() => []) : [];
    if (found && !signal.aborted) {
      const now = Date.now();
      const isNew = found.rawValue !== last.text || now - last.seenAt > sameAgainMs;
      last = { text: found.rawValue, seenAt: now };
      if (isNew) onCode(found.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function makeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const isAble = own && (await own.getSupportedFormats().catch((): string[] => [])).includes('qr_code');
  const { BarcodeDetector: loaded } = isAble ? { BarcodeDetector: own } : await import('./decoder.ts');
  return new loaded({ formats: ['qr_code'] });
}
