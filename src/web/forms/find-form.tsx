import { Form, type FormProps } from 'react-router';

/** The form that searches a list. The address says what was searched, and only it: after going back, browsers would put in again what was
 *  typed before leaving, beside the list of another search. */
export function FindForm(props: FormProps) {
  return <Form method="get" role="search" autoComplete="off" {...props} />;
}
