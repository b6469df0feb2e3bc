import { useLocation } from 'react-router';
import { useArrived } from './arrived.ts';

/** What stands behind the # of the address, where mails put what no server is to see; '' until the page has arrived. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useArrived() ? hash.slice(1) : '';
}
