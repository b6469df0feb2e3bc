// The colours of the marketplace: an operator chooses four for light and four for dark pages, the others are mixed from them, and every
// pair of text and ground is checked for its contrast.
import { type Theme, themes } from '#kernel/themes.ts';

/** What an operator chooses, as '#rrggbb'. */
export const chosenColours = ['paper', 'ink', 'sea', 'tangerine'] as const;
export type ChosenColour = (typeof chosenColours)[number];
export type Colours = Record<ChosenColour, string>;
export type Palette = Record<Theme, Colours>;

/** Those of `src/web/styles/tokens.css`. */
export const defaultPalette: Palette = {
  light: { paper: '#fbf4e6', ink: '#16213a', sea: '#0b6f64', tangerine: '#ff8433' },
  dark: { paper: '#10182a', ink: '#f6ecd8', sea: '#5fcfba', tangerine: '#ff9147' },
};

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

type Channels = [number, number, number];
const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;

/** So much of `other` in `colour`, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(colour).map((value, at) => Math.round(value + (to[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** By WCAG 2: relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const readable = (ground: string, texts: readonly string[]): string =>
  texts.toSorted((a, b) => contrast(ground, b) - contrast(ground, a))[0]!;

/** All tokens that follow from the chosen colours. */
export function tokensOf(theme: Theme, { paper, ink, sea, tangerine }: Colours): Record<string, string> {
  const isLight = theme === 'light';
  const [deep, high] = isLight ? ['#000000', '#ffffff'] : ['#ffffff', ink];
  return {
    paper,
    'paper-deep': isLight ? mix(paper, ink, 0.06) : mix(paper, '#000000', 0.35),
    card: mix(paper, high, isLight ? 0.5 : 0.07),
    raised: mix(paper, high, isLight ? 0.5 : 0.13),
    ink,
    'ink-soft': mix(ink, paper, 0.25),
    line: mix(paper, ink, 0.14),
    'line-strong': mix(paper, ink, 0.55),
    sea,
    'sea-deep': mix(sea, deep, 0.22),
    'sea-wash': mix(paper, sea, 0.14),
    'on-sea': readable(sea, ['#ffffff', '#0a0f0e']),
    tangerine,
    'tangerine-deep': mix(tangerine, deep, 0.1),
    'on-tangerine': readable(tangerine, ['#ffffff', '#1d1408']),
  };
}

/** Text on ground, and the least that WCAG AA requires: 4.5 for text, 3 for the edge of a field. */
const pairs = [
  ['ink', 'paper', 4.5],
  ['ink', 'paper-deep', 4.5],
  ['ink', 'card', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'paper-deep', 4.5],
  ['ink-soft', 'card', 4.5],
  ['sea', 'paper', 4.5],
  ['sea', 'card', 4.5],
  ['sea-deep', 'sea-wash', 4.5],
  ['on-sea', 'sea', 4.5],
  ['on-tangerine', 'tangerine', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'card', 3],
] as const;

export type ContrastCheck = { theme: Theme; text: string; ground: string; ratio: number; least: number };

export function contrastsOf(palette: Palette): ContrastCheck[] {
  return themes.flatMap((theme) => {
    const tokens = tokensOf(theme, palette[theme]);
    return pairs.map(([text, ground, least]) => ({
      theme,
      text,
      ground,
      ratio: contrast(tokens[text]!, tokens[ground]!),
      least,
    }));
  });
}

export const tooLow = ({ ratio, least }: ContrastCheck): boolean => ratio < least;

/** The file `/theme.css`. The style sheets of the build come later in the document, so its rule is stronger than theirs. */
export function paletteCss(palette: Palette): string {
  const [light, dark] = [tokensOf('light', palette.light), tokensOf('dark', palette.dark)];
  const rules = Object.keys(light).map((token) => `  --${token}: light-dark(${light[token]}, ${dark[token]});\n`);
  return `:root:root {\n${rules.join('')}}\n`;
}
