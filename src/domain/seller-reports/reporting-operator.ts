// Who reports, from the settings.
import { invalid } from '#contract/domain-error.ts';
import { operatorParts } from '#contract/operator/seller-reports.ts';
import { isMemberState } from '#kernel/tax/tax-details.ts';
import type { Settings } from '#domain/settings/settings.ts';

type OperatorPart = (typeof operatorParts)[number];

export type ReportingOperator = {
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  registerNumber: string | undefined;
  vatNumber: string | undefined;
  filedIn: string;
};

/** Of a member state, it is filed there unless the setting says another. */
function filedIn({ operator, sellerReport }: Settings): string | undefined {
  return sellerReport.filedIn ?? (operator.country && isMemberState(operator.country) ? operator.country : undefined);
}

export function findOperatorMissing(settings: Settings): OperatorPart[] {
  const { name, address, country, taxNumber } = settings.operator;
  const given = { name, address, country, taxNumber, filedIn: filedIn(settings) };
  return operatorParts.filter((part) => !given[part]);
}

/** Throws `invalid_input` on `operator` while a setting lacks something. */
export function reportingOperator(settings: Settings): ReportingOperator {
  if (findOperatorMissing(settings).length > 0) throw invalid('operator', 'operator_incomplete');
  const { name, address, country, taxNumber, registerNumber } = settings.operator as Required<Settings['operator']>;
  const { vatNumber } = settings.sellerReport;
  return { name, address, country, taxNumber, registerNumber, vatNumber, filedIn: filedIn(settings)! };
}
