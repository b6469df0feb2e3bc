// Stands in for react-router/lib/dom/ssr/components.js in the browser's bundle: there is no framework around us.
import { createContext, type Ref, type RefCallback } from 'react';

export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = (): null => null;
export const usePrefetchBehavior = (): [false, null, object] => [false, null, {}];

export function mergeRefs<T>(...refs: (Ref<T> | null)[]): RefCallback<T> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}
