// The logo of the marketplace: what is stored of it, and how the navigation bar shows it.

/** The weight of what is uploaded, at most: with it a request stays below the limit of ordinary bodies. */
export const logoBytesMax = 180_000;

/** What is rendered of it fits into this, in pixels: three times as high as the bar shows it. */
export const logoBox = { width: 720, height: 120 };

/** So much of what is drawn has to stand out from its ground, by the contrast that WCAG requires of graphics. */
export const logoContrast = { least: 3, share: 0.5 };

/** A WebP for pages, a PNG for mails, and their size in pixels. */
export type LogoPicture = { file: string; png: string; width: number; height: number };

/** `dark`: for dark pages, where another one is shown there. */
export type Logo = { light: LogoPicture; dark?: LogoPicture | undefined };

export const logoAddress = (file: string): string => `/media/files/${file}`;

const heightRem = 2.25;
const widestRem = 10;

/** Where the bar has the mark and the name (`navbar.tsx`). Style sheets of the build come later, so this has to be stronger. */
const brand = 'header > .wide > a:first-child';

/** The name stays in the page for screen readers; a printed page and one without pictures of its own keep the mark and the name. */
export function logoCss({ light, dark }: Logo): string {
  const rule = (picture: LogoPicture, before = '') =>
    `${before}${brand}::before { content: ''; width: ${widthRem(picture)}rem; height: ${heightRem}rem; ` +
    `background: url('${logoAddress(picture.file)}') left center / contain no-repeat; }`;
  const rules = [`${brand} { gap: 0; font-size: 0; }`, `${brand} > svg { display: none; }`, rule(light)];
  if (dark)
    rules.push(
      rule(dark, ":root[data-theme='dark'] "),
      `@media (prefers-color-scheme: dark) { ${rule(dark, ':root:not([data-theme]) ')} }`,
    );
  return `@media screen {\n${rules.map((one) => `  ${one}\n`).join('')}}\n`;
}

const widthRem = ({ width, height }: LogoPicture): number =>
  Math.min(Math.round((heightRem * width * 100) / height) / 100, widestRem);
