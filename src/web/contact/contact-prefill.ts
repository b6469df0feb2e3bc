import { useMemo, useSyncExternalStore } from 'react';
import { contactTopics } from '#kernel/choices/contact-topics.ts';

export const messageMax = 4000;

export type ContactPrefill = { topic?: string; message?: string };

/** The address of the contact form with a topic and the beginning of a message. */
export const contactHref = (prefill: Required<ContactPrefill>): string => `/contact?${new URLSearchParams(prefill)}`;

/** What an address fills in; a topic that the form does not have is left out. */
export function readContactPrefill(search: string): ContactPrefill {
  const query = new URLSearchParams(search);
  const topic = contactTopics.find((one) => one === query.get('topic'));
  const message = query.get('message')?.slice(0, messageMax);
  return { ...(topic && { topic }), ...(message && { message }) };
}

const never = () => () => undefined;

/** Nothing on the server and in the first client render: the rendered page is the same for every query. */
export function useContactPrefill(): ContactPrefill {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return useMemo(() => readContactPrefill(search), [search]);
}
