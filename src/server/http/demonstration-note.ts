// A public demonstration says so on every page: this is for pages outside the application's frame.
import { html } from 'hono/html';
import type { Language } from '#kernel/languages.ts';
import type { Config } from '#platform/config/config.ts';
import { textsOf } from '#platform/texts/texts.ts';

export const demonstrationNote = ({ isDemonstration }: Pick<Config, 'isDemonstration'>, language: Language) =>
  isDemonstration ? html`<p class="demonstration">${textsOf(language, 'common')('demonstration')}</p>` : html``;
