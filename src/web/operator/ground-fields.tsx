import { noticeCategories } from '#kernel/notices/notice-categories.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from './console.module.css';

type Ground = { category: (typeof noticeCategories)[number]; basis: 'law' | 'terms' };
type Props = { error: (name: keyof Ground) => string | undefined };

/** What was wrong, and what it broke: the ground of a decision that the operator makes by itself. */
export function GroundFields({ error }: Props) {
  const labels = useGroundLabels();
  const t = useT('moderation');
  const tNotice = useT('digital-services');
  return (
    <div className={styles.pair}>
      <SelectField label={labels.category} name="category" required error={error('category')}>
        <option value="">{t('basis_choose')}</option>
        {noticeCategories.map((one) => (
          <option key={one} value={one}>
            {tNotice(`category_${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={labels.basis} name="basis" required error={error('basis')}>
        <option value="">{t('basis_choose')}</option>
        <option value="terms">{t('basis_terms')}</option>
        <option value="law">{t('basis_law')}</option>
      </SelectField>
    </div>
  );
}

export function useGroundLabels(): Record<keyof Ground, string> {
  const t = useT('moderation');
  const tNotice = useT('digital-services');
  return { category: tNotice('category_label'), basis: t('basis') };
}

/** The server names what is missing. */
export const groundOf = ({ category = '', basis = '' }: Record<string, string | undefined>): Ground =>
  ({ category, basis }) as Ground;
