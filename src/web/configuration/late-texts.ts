// Texts of what opens later: the page did not come with them.
import { use } from 'react';
import type { Namespace } from '#contract/namespaces.ts';
import { useSurroundings } from '#web/surroundings.ts';
import type { MessageSource } from '#web/t.ts';

const asked = new WeakMap<MessageSource, Map<Namespace, Promise<void>>>();

/** Waits until the texts of a namespace are there, within a Suspense. */
export function useLateTexts(namespace: Namespace): void {
  const { messages } = useSurroundings();
  if (!messages.of(namespace)) use(asking(messages, namespace));
}

/** One promise for each: `use` wants the same one again. */
function asking(messages: MessageSource, namespace: Namespace): Promise<void> {
  let known = asked.get(messages);
  if (!known) asked.set(messages, (known = new Map()));
  let promise = known.get(namespace);
  if (!promise) known.set(namespace, (promise = messages.ensure?.([namespace]) ?? Promise.resolve()));
  return promise;
}
