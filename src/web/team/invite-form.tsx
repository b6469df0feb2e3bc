import * as paths from '#contract/paths.generated.ts';
import { invitedRoles } from '#kernel/rights.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import styles from './team.module.css';
import type { Acts } from './use-acts.ts';

export function InviteForm({ acts }: { acts: Acts }) {
  const t = useT('team');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ email = '', role = '' }) => {
    const body = { email, role: invitedRoles.find((one) => one === role) ?? 'guide' };
    await send(body, (idempotencyKey) => call(paths.inviteMember, { body, idempotencyKey }));
    form.current?.reset();
    await acts.run(async () => undefined, t('invited', { email }));
  });
  return (
    <section className={styles.card} aria-labelledby="invite">
      <h2 id="invite">{t('invite')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <p>{t('invite_text')}</p>
        <FormProblems problem={problem} labels={{ email: t('email') }} form={form} />
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={fieldText(problem, 'email')}
        />
        <SelectField label={t('role')} name="role" defaultValue="guide">
          {invitedRoles.map((role) => (
            <option key={role} value={role}>
              {t(`role_${role}`)}
            </option>
          ))}
        </SelectField>
        <dl className={styles.soft}>
          {invitedRoles.map((role) => (
            <div key={role}>
              <dt className={styles.name}>{t(`role_${role}`)}</dt>
              <dd>{t(`role_${role}_text`)}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'inviting' : 'invite_submit')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
