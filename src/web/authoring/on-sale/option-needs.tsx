import { useCallback, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { NeedForm } from '#web/resources/need-form.tsx';
import { NeedRow } from '#web/resources/needs.tsx';
import { NewResource } from '#web/resources/new-resource.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { Outcome } from './opened.tsx';
import { useLoaded } from './use-loaded.ts';

/** The resources that an option on sale draws on, and a form for one more: those of the page of resources. */
export function OptionNeeds({ tourId, optionId }: { tourId: string; optionId: string }) {
  const t = useT('authoring');
  const { call } = usePageContext();
  const load = useCallback(() => call(paths.listTourResources, { query: { tourId } }), [call, tourId]);
  const { loaded, problem, acts, reload } = useLoaded(load);
  const [chosen, choose] = useState('');
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
        <NeedForm key={chosen} resource={adding} name={adding.name} acts={acts} onDone={() => choose('')} />
      ) : null}
      {loaded ? (
        <details className={styles.more} open={resources.length === 0}>
          <summary>{t('needs_new')}</summary>
          <NewResource
            onAdded={({ id }) => {
              choose(id);
              reload();
            }}
          />
        </details>
      ) : null}
    </>
  );
}
