import { lazy, Suspense } from 'react';
import type { UserView } from '#contract/accounts/accounts.ts';
import { Form } from '#web/forms/form.tsx';
import formStyles from '#web/forms/forms.module.css';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { AvatarField } from './avatar-field.tsx';
import { CountryField } from './country-field.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';

// Contains the metadata of all telephone numbers: loaded when editing begins.
const PhoneField = lazy(async () => ({ default: (await import('./phone-field.tsx')).PhoneField }));

type Props = { user: UserView; onSaved: (user: UserView) => void; onCancel: () => void };

export function ProfileForm({ user, onSaved, onCancel }: Props) {
  const t = useT('profile');
  const { form, problem, isSubmitting, submit, country, setCountry, avatar, setAvatar, setPhone } = useProfileForm(
    user,
    onSaved,
  );
  const error = (name: string) => fieldText(problem, name);
  return (
    <Form ref={form} className={formStyles.form} onSubmit={submit}>
      <ProblemSummary problem={problem} form={form} failed={t('save_failed')} fields={fields} />
      <AvatarField user={user} picked={avatar} onPick={setAvatar} error={error('avatar')} />
      <Field
        label={t('name')}
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={user.name}
        error={error('name')}
        // The focus moves to the first field after pressing Edit.
        autoFocus
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={user.pending_email ?? user.email}
        note={t('email_note')}
        error={error('email')}
      />
      <Suspense fallback={<Skeleton shape="block" />}>
        <PhoneField phone={user.phone} livesIn={user.country} onChange={setPhone} error={error('phone')} />
      </Suspense>
      <div className={formStyles.pair}>
        <Field
          label={t('city')}
          name="city"
          maxLength={120}
          autoComplete="address-level2"
          defaultValue={user.city ?? ''}
          error={error('city')}
        />
        <CountryField value={country} onChange={setCountry} error={error('country')} />
      </div>
      <FieldsIfPresent user={user} error={error} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** In the order of the form. */
const fields = [
  'avatar',
  'name',
  'email',
  'phone',
  'city',
  'country',
  'date_of_birth',
  'preferences',
  'saved_locations',
] as const;

/** Fields that only exist if an API client or the marketplace has set them. */
function FieldsIfPresent({ user, error }: { user: UserView; error: (name: string) => string | undefined }) {
  const t = useT('profile');
  return (
    <>
      {user.date_of_birth ? (
        <Field
          label={t('date_of_birth')}
          name="date_of_birth"
          type="date"
          autoComplete="bday"
          defaultValue={user.date_of_birth.slice(0, 10)}
          error={error('date_of_birth')}
        />
      ) : null}
      {user.loyalty_points === null ? null : <Field label={t('loyalty_points')} readOnly value={user.loyalty_points} />}
      {user.preferences ? (
        <TextField
          label={t('preferences')}
          name="preferences"
          maxLength={2000}
          defaultValue={user.preferences}
          error={error('preferences')}
        />
      ) : null}
      {user.saved_locations?.length ? (
        <TextField
          label={t('saved_locations')}
          name="saved_locations"
          note={t('saved_locations_note')}
          defaultValue={user.saved_locations.join('\n')}
          error={error('saved_locations')}
        />
      ) : null}
    </>
  );
}
