import { useId, type ComponentProps } from 'react';
import { FormIdContext } from '#web/ui/form-id.ts';

/** A form that reports errors itself: its `FormProblems` links to its fields by their ids. */
export function Form(form: ComponentProps<'form'>) {
  return (
    <FormIdContext value={useId()}>
      <form method="post" noValidate {...form} />
    </FormIdContext>
  );
}
