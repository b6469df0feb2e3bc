import { useState } from 'react';
import type { UserView } from '#contract/accounts/accounts.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { ReauthenticationProvider } from './security/reauthentication.tsx';

/** The saved user replaces the loaded one until the page is loaded again. */
type Saved = { replaces: UserView; user: UserView };

/** Read-only until Edit; Cancel discards the changes. */
export function ProfileTab({ user: loaded }: { user: UserView }) {
  const t = useT('profile');
  const [mode, setMode] = useState<'view' | 'edit'>('view');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'cancelled' | null>(null);
  const user = saved?.replaces === loaded ? saved.user : loaded;
  const leave = (how: 'saved' | 'cancelled') => {
    setOutcome(how);
    setMode('view');
  };
  if (mode === 'edit')
    return (
      <ReauthenticationProvider>
        <ProfileForm
          user={user}
          onCancel={() => leave('cancelled')}
          onSaved={(changed) => {
            setSaved({ replaces: loaded, user: changed });
            leave('saved');
          }}
        />
      </ReauthenticationProvider>
    );
  return (
    <>
      <StatusMessage isShown={outcome === 'saved'}>
        <Notice tone="good">{t('saved')}</Notice>
      </StatusMessage>
      <ProfileView user={user} onEdit={() => setMode('edit')} focusEdit={outcome === 'cancelled'} />
    </>
  );
}
