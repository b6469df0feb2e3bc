import { useState } from 'react';
import type { UserView } from '#contract/accounts.ts';
import { useT } from '#web/surroundings.ts';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';

/** What was saved stands in for what was loaded until that is loaded anew. */
type Saved = { insteadOf: UserView; user: UserView };

/** Read-only until Edit; Cancel shows what was there before. */
export function ProfileTab({ user: loaded }: { user: UserView }) {
  const t = useT('profile');
  const [mode, setMode] = useState<'view' | 'edit'>('view');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'cancelled' | null>(null);
  const user = saved?.insteadOf === loaded ? saved.user : loaded;
  const leave = (how: 'saved' | 'cancelled') => {
    setOutcome(how);
    setMode('view');
  };
  if (mode === 'edit')
    return (
      <ProfileForm
        user={user}
        onCancel={() => leave('cancelled')}
        onSaved={(changed) => {
          setSaved({ insteadOf: loaded, user: changed });
          leave('saved');
        }}
      />
    );
  return (
    <>
      <News told={outcome === 'saved'}>
        <Notice tone="good">{t('saved')}</Notice>
      </News>
      <ProfileView user={user} onEdit={() => setMode('edit')} focusEdit={outcome === 'cancelled'} />
    </>
  );
}
