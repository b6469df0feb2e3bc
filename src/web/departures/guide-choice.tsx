import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import '#web/styles/boxes.css';
import styles from './departures.module.css';

type Props = { departure: SupplierDepartureView; team: ResponseBody<'listTeam'>['data'] };

/** Who leads a departure; a supplier chooses among the members. */
export function GuideChoice({ departure: { id, guides }, team }: Props) {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(guides.map((guide) => guide.id)));
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const names = guides.map(({ name }) => name).join(', ');
  if (team.length === 0) return names ? <p>{t('led_by', { names })}</p> : null;
  const choose = (memberId: string, isLeading: boolean) => {
    const next = new Set(chosen);
    if (isLeading) next.add(memberId);
    else next.delete(memberId);
    setChosen(next);
  };
  const save = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await call(paths.assignGuides, { params: { id }, body: { guides: [...chosen] } });
      await revalidate();
    } catch (thrown) {
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('guides_failed') });
      setBusy(false);
    }
  };
  return (
    <details className={styles.guides}>
      <summary>{names ? t('led_by', { names }) : t('led_by_nobody')}</summary>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
      <fieldset className={styles.came} disabled={isBusy}>
        <legend>{t('guides')}</legend>
        {team.map((member) => (
          <label key={member.id}>
            <input
              type="checkbox"
              checked={chosen.has(member.id)}
              onChange={(event) => choose(member.id, event.target.checked)}
            />
            {member.name}
          </label>
        ))}
        <p className={styles.soft}>{t('guides_note')}</p>
        <div>
          <Button look="line" onClick={() => void save()}>
            {t('guides_save')}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}
