// An owner says what the yearly report needs. Numbers are checked by their shape alone: whether one was issued, only its state knows.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { TaxDetailsInput } from '#contract/operator/seller-reports.ts';
import { readTaxNumber, readVatNumber } from '#kernel/tax/tax-details.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { dueQuery, endRequest } from './requests/ask-for-details.ts';
import { storeTaxDetails, type TaxDetails } from './report-queries.ts';

const adultYears = 18;
const oldestYears = 120;

/** Throws `not_found` for who acts for no supplier, `invalid_input` on what is missing, of the wrong shape or in contradiction. */
export async function saveTaxDetails(context: Context, given: TaxDetailsInput): Promise<TaxDetails> {
  const now = context.clock.now();
  const details = { ...checkDetails(given, now), givenAt: now };
  const query = await dueQuery(context);
  await context.database.transaction(async (db) => {
    const { id } = await ownSupplier(context, db);
    await storeTaxDetails(db, id, details);
    await endRequest(db, id, query);
    // Who and when, not what: numbers and dates of birth are not repeated in a log that nothing is deleted from.
    await recordActOf(context, db, { act: 'supplier_give_tax_details', subjectId: id });
  });
  context.wakeJobs();
  return details;
}

type Checked = Omit<TaxDetails, 'givenAt'>;

function checkDetails(given: TaxDetailsInput, now: Date): Checked {
  const problems = [...personProblems(given, now), ...numberProblems(given)];
  if (problems.length > 0) throw new DomainError('invalid_input', { fields: problems });
  const { tin = null, tinCountry = null, noTinReason = null, vatNumber = null, exclusion = null } = given;
  return {
    kind: given.kind,
    firstName: given.firstName ?? null,
    lastName: given.lastName ?? null,
    birthDate: given.birthDate ?? null,
    birthCity: given.birthCity ?? null,
    birthCountry: given.birthCountry ?? null,
    tin: tin && tinCountry && readTaxNumber(tin, tinCountry),
    tinCountry,
    noTinReason,
    vatNumber: vatNumber && readVatNumber(vatNumber),
    exclusion,
  };
}

const ofPerson = ['firstName', 'lastName', 'birthDate'] as const;
const ofBirth = ['birthCity', 'birthCountry'] as const;

function personProblems(given: TaxDetailsInput, now: Date): FieldProblem[] {
  const { kind, tin, birthDate, birthCity, birthCountry, exclusion } = given;
  if (kind === 'entity') return [...ofPerson, ...ofBirth].filter((field) => given[field]).map(contradiction);
  const missing = ofPerson.filter((field) => !given[field]).map(required);
  // Of a person without a tax number the report names the place of birth.
  const isPlaceNeeded = !tin || birthCity !== undefined || birthCountry !== undefined;
  const placeMissing = isPlaceNeeded ? ofBirth.filter((field) => !given[field]).map(required) : [];
  const isBirthDate = birthDate === undefined || isOfAdult(birthDate, now);
  // Only entities can be state bodies or listed.
  const excluded = exclusion ? [contradiction('exclusion')] : [];
  return [...missing, ...(isBirthDate ? [] : [problem('birthDate', 'birth_date')]), ...placeMissing, ...excluded];
}

function numberProblems({ tin, tinCountry, noTinReason, vatNumber }: TaxDetailsInput): FieldProblem[] {
  const vat = vatNumber && !readVatNumber(vatNumber) ? [problem('vatNumber', 'vat_number')] : [];
  if (tin && noTinReason) return [contradiction('noTinReason'), ...vat];
  if (!tin && !noTinReason) return [required('tin'), ...vat];
  if (!tin) return [...(tinCountry ? [contradiction('tinCountry')] : []), ...vat];
  if (!tinCountry) return [required('tinCountry'), ...vat];
  return [...(readTaxNumber(tin, tinCountry) ? [] : [problem('tin', 'tax_number')]), ...vat];
}

const problem = (field: string, rule: FieldProblem['rule']): FieldProblem => invalid(field, rule).fields[0]!;
const required = (field: string): FieldProblem => problem(field, 'required');
const contradiction = (field: string): FieldProblem => problem(field, 'contradiction');

function isOfAdult(birthDate: string, now: Date): boolean {
  const yearsAgo = (years: number) => `${now.getUTCFullYear() - years}${now.toISOString().slice(4, 10)}`;
  return birthDate <= yearsAgo(adultYears) && birthDate > yearsAgo(oldestYears);
}
