import type { SellerOfYearView } from '#contract/operator/seller-reports.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { ScrollTable } from '#web/ui/tables/scroll-table.tsx';

type Props = { name: string; amounts: SellerOfYearView['currencies'][number] };

/** What a seller was credited in each quarter, in one currency. The marketplace withholds no taxes. */
export function Amounts({ name, amounts: { currency, quarters, activities, consideration, fees } }: Props) {
  const t = useT('seller-reports');
  const none = { price: 0, priceMinor: 0, currency };
  const caption = t('amounts', { name, currency });
  return (
    <ScrollTable label={caption} first="days">
      <thead>
        <tr>
          <th scope="col">{t('quarter')}</th>
          <th scope="col">{t('activities')}</th>
          <th scope="col">{t('consideration')}</th>
          <th scope="col">{t('fees')}</th>
          <th scope="col">{t('taxes')}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map((one) => (
          <tr key={one.quarter}>
            <th scope="row">{t('quarter_of', { number: one.quarter })}</th>
            <td>{one.activities}</td>
            <td>
              <Price {...one.consideration} />
            </td>
            <td>
              <Price {...one.fees} />
            </td>
            <td>
              <Price {...none} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{activities}</td>
          <td>
            <Price {...consideration} />
          </td>
          <td>
            <Price {...fees} />
          </td>
          <td>
            <Price {...none} />
          </td>
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
