// What every component may ask for: language, settings, texts. One React context, the same on both sides.
import { createContext, use, useMemo } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Namespace } from '#contract/namespaces.ts';
import { assert } from '#kernel/assert.ts';
import type { Surroundings } from './page.ts';
import { translator, type Translate } from './t.ts';

export const SurroundingsContext = createContext<Surroundings | null>(null);
/** The same for loaders. */
export const surroundingsForLoaders = createRouterContext<Surroundings>();

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  assert(surroundings, 'a component stands outside the surroundings');
  return surroundings;
}

/** The texts of one namespace; others by 'namespace:key'. */
export function useT(namespace: Namespace): Translate {
  const { language, messages } = useSurroundings();
  return useMemo(() => translator(language, messages, namespace), [language, messages, namespace]);
}
