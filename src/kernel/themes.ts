/** The themes a visitor can choose; without a choice the system's theme applies. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** Lets the server render the page in the right colours, so that nothing flashes. */
export const themeCookie = 'theme';
