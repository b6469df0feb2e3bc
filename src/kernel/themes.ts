/** What a visitor may choose; who has chosen neither gets what the system says. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** Tells the server, so that a page comes in its colours and nothing flashes. */
export const themeCookie = 'theme';
