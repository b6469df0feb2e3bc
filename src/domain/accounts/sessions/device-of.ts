// Browser and system by the User-Agent header. It is not reliable; it helps people to recognise their own sessions.

export type Device = { browser: string | null; system: string | null };

// The order matters: most browsers also name others.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

function firstIn(known: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
