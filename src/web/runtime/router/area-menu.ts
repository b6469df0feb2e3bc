// What the menus of operators and suppliers show of their tables of pages.
import type { Right } from '#kernel/rights.ts';
import { may } from '../session/may.ts';
import type { AreaRoute } from './page.ts';

/** In the order of the rows, without what the caller may not open. */
export const menuOf = <Menu extends { key: string; right: Right }>(routes: readonly AreaRoute<Menu>[]) =>
  routes.flatMap(({ path, menu }) => (menu && may(menu.right) ? [{ ...menu, to: path }] : []));
