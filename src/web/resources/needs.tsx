import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { OwnResource, ResourceNeed } from '#contract/suppliers/resources.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { NeedForm } from './need-form.tsx';
import { optionLabel } from './option-label.ts';

/** The options that draw on a resource, each with how, and a form for one more. */
export function Needs({ resource, acts }: { resource: OwnResource; acts: Acts }) {
  const t = useT('resources');
  const { id, needs, choices, isArchived } = resource;
  return (
    <section className={styles.card} aria-labelledby="needs">
      <h2 id="needs">{t('needs')}</h2>
      <p>{t('needs_text')}</p>
      {needs.length === 0 ? <p>{t('needs_none')}</p> : null}
      <ul className={styles.rows}>
        {needs.map((need) => (
          <li key={need.optionId}>
            <NeedRow resource={resource} need={need} acts={acts} />
          </li>
        ))}
      </ul>
      {isArchived ? null : (
        <>
          <h3>{t('need_new')}</h3>
          {choices.length > 0 ? (
            <NeedForm key={`${id} ${needs.length}`} resource={resource} acts={acts} />
          ) : (
            <p>{t('need_all')}</p>
          )}
        </>
      )}
    </section>
  );
}

type RowProps = {
  resource: OwnResource;
  need: ResourceNeed;
  acts: Acts;
  /** What the row is about: the option, or the resource where all rows are of one option. */
  name?: string;
};

export function NeedRow({ resource, need, acts, name }: RowProps) {
  const t = useT('resources');
  const { call } = usePageContext();
  const [step, setStep] = useState<'changing' | 'ending' | null>(null);
  const { optionId, per, quantity, setUpMinutes, cleanUpMinutes } = need;
  const option = name ?? optionLabel(need);
  const end = () => call(paths.endResourceNeed, { params: { id: resource.id, optionId } });
  if (step === 'changing')
    return <NeedForm resource={resource} need={need} name={name} acts={acts} onDone={() => setStep(null)} />;
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{option}</p>
          <p className={styles.soft}>
            <span>{t(per === 'seat' ? 'need_seat' : 'need_departure', { count: quantity })}</span>
            {setUpMinutes > 0 ? <span>{t('need_before', { minutes: setUpMinutes })}</span> : null}
            {cleanUpMinutes > 0 ? <span>{t('need_after', { minutes: cleanUpMinutes })}</span> : null}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button look="line" aria-label={t('change_spoken', { option })} onClick={() => setStep('changing')}>
            {t('change')}
          </Button>
          <Button look="quiet" aria-label={t('end_spoken', { option })} onClick={() => setStep('ending')}>
            {t('end')}
          </Button>
        </div>
      </div>
      {step === 'ending' ? (
        <ConfirmInPlace
          question={t('end_question', { option })}
          action={t('end')}
          onConfirm={() => void acts.run(end, t('ended', { option }))}
          onCancel={() => setStep(null)}
        />
      ) : null}
    </>
  );
}
