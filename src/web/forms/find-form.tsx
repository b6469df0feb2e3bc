import { Form, type FormProps } from 'react-router';
import { useFieldsOfAddress } from './use-fields-of-address.ts';

/** The form that searches a list. The address says what was searched, and only it: after going back, browsers would put in again what was
 *  typed before leaving, beside the list of another search. `usual`: see useFieldsOfAddress. */
export function FindForm({ usual, ...props }: FormProps & { usual?: Record<string, string> }) {
  return <Form method="get" role="search" autoComplete="off" {...useFieldsOfAddress(usual)} {...props} />;
}
