import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from './console.module.css';

type Props = { account: ResponseBody<'getAccount'>; onDone: (text: string) => Promise<void> };

const staffRoles = ['support', 'editor'] as const;

/** Makes a user a member of the staff, or a traveller again. Operators are made by a command. */
export function StaffRoleForm({ account: { id, name, staffRole }, onDone }: Props) {
  const t = useT('console');
  const { call } = usePageContext();
  const [chosen, setChosen] = useState<string>(staffRole ?? '');
  const runReauthenticated = useReauthentication();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const body = { staffRole: staffRoles.find((role) => role === entered.staffRole) ?? null };
    const changed = await runReauthenticated(() => call(paths.changeStaffRole, { params: { id }, body }));
    if (changed) await onDone(t('staff_role_done', { name }));
  });
  return (
    <section className={styles.card} aria-labelledby="staff">
      <h2 id="staff">{t('staff_role')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <p>{t('staff_role_note')}</p>
        <FormProblems problem={problem} labels={{ staffRole: t('staff_role') }} form={form} />
        <SelectField
          label={t('staff_role')}
          name="staffRole"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('staff_role_none')}</option>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {t(`role_${role}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <Button
            type="submit"
            look={chosen === '' && staffRole ? 'danger' : 'sea'}
            disabled={isSubmitting || chosen === (staffRole ?? '')}
          >
            {t(isSubmitting ? 'working' : 'staff_role_save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
