// What every component may use: language, settings, texts. One React context, the same on server and client.
import { createContext, use, useMemo } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Namespace } from '#contract/namespaces.ts';
import { assert } from '#kernel/assert.ts';
import type { PageContext } from './page.ts';
import { type BoundTranslate, translator } from '../api/t.ts';

export const ReactPageContext = createContext<PageContext | null>(null);
/** The same for loaders. */
export const pageContextForLoaders = createRouterContext<PageContext>();

export function usePageContext(): PageContext {
  const pageContext = use(ReactPageContext);
  assert(pageContext, 'a component stands outside the surroundings');
  return pageContext;
}

/** The texts of one namespace; those of others by 'namespace:key'. */
export function useT<N extends Namespace>(namespace: N): BoundTranslate<N> {
  const { language, messages } = usePageContext();
  return useMemo(() => translator(language, messages, namespace), [language, messages, namespace]);
}
