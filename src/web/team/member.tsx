import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { memberRoles } from '#kernel/rights.ts';
import { longDate } from '#web/articles/long-date.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { clearSession, useSession } from '#web/runtime/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from './team.module.css';
import type { Acts } from './use-acts.ts';

type Props = { member: ResponseBody<'listTeam'>['data'][number]; acts: Acts };

/** A member with the role, to change it or to remove them. */
export function Member({ member: { id, name, email, role, joinedAt }, acts }: Props) {
  const t = useT('team');
  const { call, language } = usePageContext();
  const isOwn = useSession()?.user.id === id;
  const [open, setOpen] = useState<'role' | 'removal' | null>(null);
  const remove = async () => {
    await call(paths.removeMember, { params: { id } });
    // The session has ended with the membership.
    if (isOwn) clearSession();
  };
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>
            {name} <span className={styles.mark}>{t(`role_${role}`)}</span>{' '}
            {isOwn ? <span className={styles.mark}>{t('you')}</span> : null}
          </p>
          <p className={styles.soft}>
            <span>{email}</span>
            <span>{t('since', { date: longDate(joinedAt, language) })}</span>
          </p>
        </div>
        <div className={styles.buttons}>
          {isOwn ? null : (
            <Button
              look="line"
              aria-label={t('change_spoken', { name })}
              aria-expanded={open === 'role'}
              onClick={() => setOpen(open === 'role' ? null : 'role')}
            >
              {t('change')}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={isOwn ? t('leave') : t('remove_spoken', { name })}
            onClick={() => setOpen('removal')}
          >
            {t(isOwn ? 'leave' : 'remove')}
          </Button>
        </div>
      </div>
      {open === 'role' ? (
        <RoleForm id={id} name={name} role={role} acts={acts} />
      ) : open === 'removal' ? (
        <ConfirmInPlace
          question={isOwn ? t('leave_question') : t('remove_question', { name })}
          action={t(isOwn ? 'leave' : 'remove')}
          onConfirm={() => void acts.run(remove, t('removed', { name }))}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

type RoleProps = Pick<Props['member'], 'id' | 'name' | 'role'> & { acts: Acts };

function RoleForm({ id, name, role, acts }: RoleProps) {
  const t = useT('team');
  const { call } = usePageContext();
  const [chosen, setChosen] = useState(role);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void acts.run(
          () => call(paths.changeMember, { params: { id }, body: { role: chosen } }),
          t('changed', { name }),
        );
      }}
    >
      <SelectField
        label={t('role')}
        note={t(`role_${chosen}_text`)}
        name={`role-${id}`}
        value={chosen}
        onChange={({ target }) => setChosen(memberRoles.find((one) => one === target.value) ?? role)}
      >
        {memberRoles.map((one) => (
          <option key={one} value={one}>
            {t(`role_${one}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" disabled={acts.isBusy}>
          {t(acts.isBusy ? 'working' : 'save')}
        </Button>
      </div>
    </form>
  );
}
