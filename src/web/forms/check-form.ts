// What a form's fields know of their values themselves (required, an address, a length), told as the server would tell it: in
// our own words and at the field, where a browser's bubble is gone with the next click and speaks its own language.
import type { FieldProblem } from '#contract/errors.ts';
import { ApiProblem } from '#web/call.ts';
import type { Translate } from '#web/t.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Fault = Omit<FieldProblem, 'field'>;

/** Everything that the browser finds wrong, in the order of the form; null when it finds nothing. Nothing was sent. */
export function faultsIn(form: HTMLFormElement, t: Translate): ApiProblem | null {
  const faulty = ([...form.elements] as Control[]).filter(
    ({ name, willValidate, validity }) => name && willValidate && !validity.valid,
  );
  // Each button of a group is at fault when none is chosen.
  const byName = new Map(faulty.toReversed().map((control) => [control.name, faultOf(control)]));
  if (byName.size === 0) return null;
  const fields = [...byName].toReversed().map(([field, { rule, params }]) => ({
    field,
    rule,
    message: t(`content:rule_${rule}`, params),
  }));
  return new ApiProblem({ status: 422, code: 'invalid_input', fields });
}

function faultOf(control: Control): Fault {
  const { validity, type } = control;
  if (validity.valueMissing) return { rule: 'required' };
  if (validity.typeMismatch && type === 'email') return { rule: 'email' };
  const { minLength, min, max } = control as HTMLInputElement;
  if (validity.tooShort) return { rule: 'too_short', params: { minimum: minLength } };
  if (validity.rangeUnderflow && type === 'number') return { rule: 'too_small', params: { minimum: min } };
  if (validity.rangeOverflow && type === 'number') return { rule: 'too_big', params: { maximum: max } };
  return { rule: validity.rangeUnderflow && type === 'date' ? 'date_past' : 'format' };
}
