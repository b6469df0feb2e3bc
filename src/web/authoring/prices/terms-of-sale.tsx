import { confirmations, policies } from '#kernel/tour-documents/tour-document.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { errorAt, type StepProps } from '../step-props.ts';

const fields = ['policy', 'payLater', 'confirmation'] as const;

/** Cancellation, payment and confirmation: a new tour has usual ones, which are said without being opened. */
export function TermsOfSale({ editing }: Pick<StepProps, 'editing'>) {
  const t = useT('authoring');
  const { document, change } = editing;
  const { policy, payLater, confirmation } = document;
  const details = useDetails(fields.some((field) => errorAt(editing, field) !== undefined));
  const now = [t(`policy_${policy}`), t(payLater ? 'paid_later' : 'paid_at_once'), t(`confirmed_${confirmation}`)];
  return (
    <details className={styles.more} {...details}>
      <FoldedSummary title={t('terms_of_sale')} now={now} />
      <div className={styles.fields}>
        <SelectField
          label={t('field_policy')}
          name="policy"
          value={policy}
          error={errorAt(editing, 'policy')}
          onChange={({ target: { value } }) => {
            const chosen = value as (typeof policies)[number];
            change((one) => ({ ...one, policy: chosen, payLater: one.payLater && chosen !== 'fixed' }));
          }}
        >
          {policies.map((one) => (
            <option key={one} value={one}>
              {t(`policy_${one}`)}
            </option>
          ))}
        </SelectField>
        <CheckField
          label={t('field_payLater')}
          name="payLater"
          checked={payLater}
          disabled={policy === 'fixed'}
          error={errorAt(editing, 'payLater')}
          onChange={({ target: { checked } }) => change((one) => ({ ...one, payLater: checked }))}
        />
        <SelectField
          label={t('field_confirmation')}
          name="confirmation"
          value={confirmation}
          onChange={({ target: { value } }) =>
            change((one) => ({ ...one, confirmation: value as (typeof confirmations)[number] }))
          }
        >
          {confirmations.map((one) => (
            <option key={one} value={one}>
              {t(`confirmation_${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
