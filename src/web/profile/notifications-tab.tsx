import { useState, type FormEvent } from 'react';
import type { NotificationPreferences, UserView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import formStyles from '#web/forms/forms.module.css';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './notifications-tab.module.css';
import { ProblemSummary } from './problem-summary.tsx';

const kinds = ['reminders', 'news'] as const;

type Outcome = 'sending' | 'saved' | { problem: unknown } | null;

export function NotificationsTab({ user, choices }: { user: UserView; choices: NotificationPreferences }) {
  const t = useT('profile');
  const { call } = usePageContext();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    setOutcome('sending');
    try {
      await call(paths.setNotificationChoices, {
        body: { reminders: ticked.has('reminders'), news: ticked.has('news') },
      });
      setOutcome('saved');
    } catch (problem) {
      setOutcome({ problem });
    }
  };
  return (
    <>
      <StatusMessage isShown={outcome === 'saved'}>
        <Notice tone="good">{t('notifications_saved')}</Notice>
      </StatusMessage>
      <form className={formStyles.form} method="post" onSubmit={(event) => void save(event)}>
        <div>
          <h2>{t('notifications_heading')}</h2>
          <p className={styles.recipient}>{t('notifications_to', { email: user.email })}</p>
        </div>
        {outcome && typeof outcome === 'object' ? (
          <ProblemSummary
            problem={outcome.problem}
            form={{ current: null }}
            failed={t('notifications_failed')}
            fields={[]}
          />
        ) : null}
        <Choice kind="bookings" checked disabled />
        {kinds.map((kind) => (
          <Choice key={kind} kind={kind} name={kind} defaultChecked={choices[kind]} />
        ))}
        <div>
          <Button type="submit" disabled={outcome === 'sending'}>
            {t(outcome === 'sending' ? 'saving' : 'save')}
          </Button>
        </div>
      </form>
    </>
  );
}

type ChoiceProps = {
  kind: 'bookings' | (typeof kinds)[number];
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
};

function Choice({ kind, ...box }: ChoiceProps) {
  const t = useT('profile');
  const id = `notify-${kind}`;
  return (
    <div className={styles.choice}>
      <input id={id} type="checkbox" role="switch" aria-describedby={`${id}-note`} {...box} />
      <div>
        <label htmlFor={id}>{t(`notify_${kind}`)}</label>
        <p id={`${id}-note`}>{t(`notify_${kind}_note`)}</p>
      </div>
    </div>
  );
}
