import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';

/** `typed`: what it begins with. */
type Props = { typed?: string; onTyped?: (typed: string) => void; problem: unknown };

/** The address by which an account is known, as browsers and password managers fill it in. */
export function EmailField({ typed, onTyped, problem }: Props) {
  const t = useT('login');
  return (
    <Field
      label={t('email')}
      name="email"
      type="email"
      required
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed}
      onChange={(event) => onTyped?.(event.target.value)}
      error={fieldText(problem, 'email')}
    />
  );
}

/** Who comes, of a new account on the way to a booking. */
export function NameField({ typed, onTyped, problem }: Props) {
  const t = useT('login');
  return (
    <Field
      label={t('name')}
      name="name"
      required
      maxLength={120}
      autoComplete="name"
      defaultValue={typed}
      onChange={(event) => onTyped?.(event.target.value)}
      error={fieldText(problem, 'name')}
    />
  );
}
