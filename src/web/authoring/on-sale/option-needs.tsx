import { useState } from 'react';
import { NeedForm } from '#web/resources/need-form.tsx';
import { NeedRow } from '#web/resources/needs.tsx';
import { NewResource } from '#web/resources/new-resource.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { Outcome } from './opened.tsx';
import { useTourResources } from './tour-resources.tsx';
import { useActsThen } from './use-loaded.ts';

/** The resources that an option on sale draws on, and a form for one more: those of the page of resources. */
export function OptionNeeds({ optionId }: { optionId: string }) {
  const t = useT('authoring');
  const { loaded, problem, reload } = useTourResources();
  const acts = useActsThen(reload);
  const [chosen, choose] = useState('');
  const [added, setAdded] = useState('');
  const resources = loaded?.data ?? [];
  const drawnOn = resources.flatMap((resource) => {
    const need = resource.needs.find((one) => one.optionId === optionId);
    return need ? [{ resource, need }] : [];
  });
  const others = resources.flatMap((resource) => {
    const choices = resource.choices.filter((one) => one.optionId === optionId);
    return choices.length > 0 ? [{ ...resource, choices }] : [];
  });
  const adding = others.find(({ id }) => id === chosen);
  return (
    <>
      <Outcome acts={acts} problem={problem} />
      {loaded && drawnOn.length === 0 ? <p>{t('needs_nothing')}</p> : null}
      <ul className={team.rows}>
        {drawnOn.map(({ resource, need }) => (
          <li key={resource.id}>
            <NeedRow resource={resource} need={need} acts={acts} name={resource.name} />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <SelectField
          label={t('needs_choose')}
          name={`needs.${optionId}`}
          value={adding ? chosen : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('choose')}</option>
          {others.map(({ id, name, quantity }) => (
            <option key={id} value={id}>
              {`${name} (${quantity})`}
            </option>
          ))}
        </SelectField>
      ) : null}
      {adding ? (
        <div key={chosen} ref={chosen === added ? focusFirstField : undefined}>
          <NeedForm resource={adding} name={adding.name} acts={acts} onDone={() => choose('')} />
        </div>
      ) : null}
      {loaded ? (
        <details className={styles.more} open={resources.length === 0}>
          <summary>{t('needs_new')}</summary>
          <NewResource
            key={resources.length}
            onAdded={({ id, name }) => {
              choose(id);
              setAdded(id);
              return acts.run(async () => undefined, t('needs_added', { name }));
            }}
          />
        </details>
      ) : null}
    </>
  );
}

/** How the option needs what was just added comes next. */
const focusFirstField = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('select, input')?.focus();
