import type { AnyPage } from './page.ts';

/** By the file of the page, relative to this folder. */
export const allPages = import.meta.glob<{ page: AnyPage }>('../../**/*-page.tsx');
