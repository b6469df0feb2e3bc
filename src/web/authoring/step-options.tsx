import { lazy } from 'react';
import { emptyOption, emptyUnit, policies, confirmations } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { newOptionId } from './new-option-id.ts';
import { Opened } from './on-sale/opened.tsx';
import { TourResources } from './on-sale/tour-resources.tsx';
import { OptionEditor } from './option-editor.tsx';
import { errorAt, type StepProps } from './step-props.ts';

const TourCodes = lazy(async () => ({ default: (await import('./on-sale/tour-codes.tsx')).TourCodes }));

export function StepOptions(props: StepProps) {
  const t = useT('authoring');
  const { editing } = props;
  const { document, change, draft } = editing;
  return (
    <>
      <TourResources tourId={draft.id}>
        {document.options.map((option, index) => (
          <OptionEditor key={option.id} {...props} option={option} index={index} />
        ))}
      </TourResources>
      {document.options.length < 10 ? (
        <div>
          <Button
            look="line"
            onClick={() =>
              change((now) => {
                const units = now.options[0]?.units.map(({ kind }) => emptyUnit(kind)) ?? [emptyUnit('adult')];
                return { ...now, options: [...now.options, { ...emptyOption(newOptionId()), units }] };
              })
            }
          >
            {t('add_option')}
          </Button>
        </div>
      ) : null}
      <SelectField
        label={t('field_policy')}
        name="policy"
        value={document.policy}
        error={errorAt(editing, 'policy')}
        onChange={({ target: { value } }) => {
          const policy = value as (typeof policies)[number];
          change((now) => ({ ...now, policy, payLater: now.payLater && policy !== 'fixed' }));
        }}
      >
        {policies.map((policy) => (
          <option key={policy} value={policy}>
            {t(`policy_${policy}`)}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={t('field_payLater')}
        name="payLater"
        checked={document.payLater}
        disabled={document.policy === 'fixed'}
        error={errorAt(editing, 'payLater')}
        onChange={({ target: { checked } }) => change((now) => ({ ...now, payLater: checked }))}
      />
      <SelectField
        label={t('field_confirmation')}
        name="confirmation"
        value={document.confirmation}
        onChange={({ target: { value } }) =>
          change((now) => ({ ...now, confirmation: value as (typeof confirmations)[number] }))
        }
      >
        {confirmations.map((confirmation) => (
          <option key={confirmation} value={confirmation}>
            {t(`confirmation_${confirmation}`)}
          </option>
        ))}
      </SelectField>
      <Opened title={t('codes_title')} isOnSale={draft.slug !== null}>
        {() => <TourCodes tour={draft} currency={draft.currency} />}
      </Opened>
    </>
  );
}
