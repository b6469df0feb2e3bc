import { attributionDays } from '#kernel/referrals.ts';
import { addConsent } from '#web/cookies/consent.ts';
import { Inline } from '#web/articles/prose.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteOverPage } from '#web/ui/note-over-page.tsx';
import { type Click, saveClick } from './referral.ts';

type Props = { name: string; click: Click; onDone: () => void };

/** Accepting and declining look the same; ignoring the note means no. */
export function ReferralNote({ name, click, onDone }: Props) {
  const t = useT('affiliates');
  const agree = () => {
    addConsent('referrals');
    saveClick(click);
    onDone();
  };
  return (
    <NoteOverPage label={t('note_label')} text={<Inline text={t('note', { name, days: attributionDays })} />}>
      <Button look="line" onClick={agree}>
        {t('note_yes')}
      </Button>
      <Button look="line" onClick={onDone}>
        {t('note_no')}
      </Button>
    </NoteOverPage>
  );
}
