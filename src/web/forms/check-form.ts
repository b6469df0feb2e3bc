// The browser's own constraint validation (required, format, length), reported like the server's field errors: in our
// texts and beside the field. A browser's own bubble disappears with the next click and uses the browser's language.
import type { FieldProblem, FieldRule } from '#contract/errors.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import type { Translate } from '#web/runtime/api/t.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type RuleText = KeyEnding<'content', 'rule_'>;
/** `text`: where the rule has a text of its own for this kind of field. */
type FieldError = { rule: RuleText & FieldRule; text?: RuleText; params?: FieldProblem['params']; message?: string };

/** All invalid fields in the order of the form; null if there are none. Sends nothing. */
export function fieldErrorsIn(form: HTMLFormElement, t: Translate): ApiProblem | null {
  const invalid = ([...form.elements] as Control[]).filter(
    ({ name, willValidate, validity }) => name && willValidate && !validity.valid,
  );
  // In a group of radio buttons each button is invalid when none is chosen; keep one error.
  const byName = new Map(invalid.toReversed().map((control) => [control.name, fieldErrorOf(control)]));
  if (byName.size === 0) return null;
  const fields = [...byName].toReversed().map(([field, { rule, params, text = rule, message }]) => ({
    field,
    rule,
    message: message ?? t(`content:rule_${text}`, params),
  }));
  return new ApiProblem({ status: 422, code: 'invalid_input', fields });
}

function fieldErrorOf(control: Control): FieldError {
  const { validity, type } = control;
  if (validity.customError) return { rule: 'format', message: control.validationMessage };
  if (validity.valueMissing) return { rule: 'required', ...(type === 'date' && { text: 'date_required' }) };
  if (validity.typeMismatch && type === 'email') return { rule: 'email' };
  const { minLength, min, max } = control as HTMLInputElement;
  if (validity.tooShort) return { rule: 'too_short', params: { minimum: minLength } };
  if (validity.rangeUnderflow && type === 'number') return { rule: 'too_small', params: { minimum: min } };
  if (validity.rangeOverflow && type === 'number') return { rule: 'too_big', params: { maximum: max } };
  return { rule: validity.rangeUnderflow && type === 'date' ? 'date_past' : 'format' };
}
