import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { CloseAccount } from './close-account.tsx';
import { InviteForm } from './invite-form.tsx';
import { Member } from './member.tsx';
import { OwnerFrame } from './owner-frame.tsx';
import styles from './team.module.css';
import { type Acts, useActs } from './use-acts.ts';

type Loaded = ResponseBody<'listTeam'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('team:title'), indexed: false }),
  Page: TeamPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('owner') ? call(paths.listTeam) : null;
}

function TeamPage({ data }: { data: Loaded | null }) {
  const t = useT('team');
  const acts = useActs();
  return (
    <OwnerFrame title={t('title')} loaded={data} acts={acts}>
      {({ data: members, invitations }) => (
        <>
          <p>{t('lead')}</p>
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="members">
              <h2 id="members">{t('members')}</h2>
              <ul className={styles.rows}>
                {members.map((member) => (
                  <li key={`${member.id} ${member.role}`}>
                    <Member member={member} acts={acts} />
                  </li>
                ))}
              </ul>
            </section>
            <div className={styles.form}>
              <InviteForm acts={acts} />
              {invitations.length > 0 ? <Invitations invitations={invitations} acts={acts} /> : null}
            </div>
          </div>
          <CloseAccount />
        </>
      )}
    </OwnerFrame>
  );
}

function Invitations({ invitations, acts }: { invitations: Loaded['invitations']; acts: Acts }) {
  const t = useT('team');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className={styles.card} aria-labelledby="invitations">
      <h2 id="invitations">{t('invitations')}</h2>
      <ul className={styles.rows}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div className={styles.row}>
              <div>
                <p className={styles.name}>{email}</p>
                <p className={styles.soft}>
                  {t('invitation_until', {
                    role: t(`role_${role}`),
                    moment: momentText(expiresAt, timeZone, language),
                  })}
                </p>
              </div>
              <Button
                look="line"
                disabled={acts.isBusy}
                aria-label={t('revoke_spoken', { email })}
                onClick={() =>
                  void acts.run(() => call(paths.revokeInvitation, { params: { id } }), t('revoked', { email }))
                }
              >
                {t('revoke')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
