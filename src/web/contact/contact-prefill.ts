import { useLocation } from 'react-router';
import { contactTopics } from '#kernel/choices/contact-topics.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';

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

/** Nothing until the page is hydrated: the server renders one page for every query. */
export function useContactPrefill(): ContactPrefill {
  const { search } = useLocation();
  return readContactPrefill(useIsHydrated() ? search : '');
}
