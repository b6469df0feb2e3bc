// Loads texts of components that open later and that the page was not rendered with.
import { use } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { MessageSource } from '#web/runtime/api/t.ts';

const textPromises = new WeakMap<MessageSource, Map<Namespace, Promise<void>>>();

/** Suspends until the texts of a namespace are loaded. */
export function useTextsOf(namespace: Namespace): void {
  const { messages } = usePageContext();
  // Also when they have come meanwhile: React renders what was suspended again and expects the same `use` in the same place.
  if (textPromises.get(messages)?.has(namespace) || !messages.of(namespace)) use(loadTexts(messages, namespace));
}

/** The same promise for each call: `use` requires that. */
function loadTexts(messages: MessageSource, namespace: Namespace): Promise<void> {
  let known = textPromises.get(messages);
  if (!known) textPromises.set(messages, (known = new Map()));
  let promise = known.get(namespace);
  if (!promise) known.set(namespace, (promise = messages.ensure?.([namespace]) ?? Promise.resolve()));
  return promise;
}
