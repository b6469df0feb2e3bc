// The report as XML in the structure of the schema DPI (version 1.0), in which member states receive and exchange it: names, order and
// shapes of its elements are those of DPIXML_v1.0.xsd. Amounts are in whole units of their currency there. A financial account is left out:
// no one is paid out yet.
//
// Corrections follow 'Model Rules for Reporting by Digital Platform Operators: XML Schema and User Guide for Tax Administrations' (OECD
// 2022, https://doi.org/10.1787/dd9c663f-en) and the record errors that the status message schemas of the OECD share: a record is corrected
// as a whole and refers by CorrDocRefId to the latest one that was accepted (80003, 80005), once (80011); it has a DocRefId of its own
// (80000); new records and corrections are in different messages (80010); an operator that did not change is sent again as OECD0 with the
// DocRefId that it had, which no seller is (80008); CorrMessageRefId is forbidden in both places (80006, 80007).
import { escapeXml } from '#platform/texts/escape-xml.ts';
import type { Currency } from '#kernel/money.ts';
import type { FilingKind, RecordChange } from '#kernel/tax/filings.ts';
import { isMemberState, type SellerKind } from '#kernel/tax/tax-details.ts';
import type { ReportingOperator } from '../reporting-operator.ts';

/** `same`: the operator, as it was sent before. */
export type DocSpec = { change: RecordChange | 'same'; ref: string; corrects: string | null };

export type OperatorContent = ReportingOperator & {
  /** As travellers know the marketplace. */
  brand: string;
};

export type Message = {
  messageRef: string;
  year: number;
  kind: FilingKind;
  operator: OperatorContent;
  operatorSpec: DocSpec;
  isEmpty: boolean;
  madeAt: Date;
};

type QuarterContent = { quarter: number; activities: number; consideration: number; fees: number };

/** What the file says of a seller; amounts in whole units. What is not given is left out. */
export type RecordContent = {
  country: string;
  legalName: string;
  address: string;
  registerNumber: string;
  kind: SellerKind;
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  birthCity?: string;
  birthCountry?: string;
  tin?: string;
  tinCountry?: string;
  vatNumber?: string;
  quarters: QuarterContent[];
};

export type FiledRecord = DocSpec & { currency: Currency; content: RecordContent };

const docTypes = { same: 'OECD0', new: 'OECD1', changed: 'OECD2', gone: 'OECD3' } as const;

type Attributes = Record<string, string | boolean | undefined>;

function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<dpi:${name}${given.join('')}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</dpi:${name}>`;
}

/** Texts of the schema have 200 characters at most. */
const short = (text: string): string => [...text].slice(0, 200).join('');

export function messageStart({ messageRef, year, kind, operator, operatorSpec, isEmpty, madeAt }: Message): string {
  const { filedIn, country, taxNumber } = operator;
  const spec = element('MessageSpec', [
    element('SendingEntityIN', short(taxNumber)),
    element('TransmittingCountry', filedIn),
    element('ReceivingCountry', filedIn),
    element('MessageType', 'DPI'),
    element('MessageRefId', messageRef),
    element('MessageTypeIndic', messageType(kind, isEmpty)),
    element('ReportingPeriod', `${year}-12-31`),
    element('Timestamp', madeAt.toISOString().slice(0, 19)),
  ]);
  const platform = element('PlatformOperator', [
    element('ResCountryCode', country),
    element('TIN', short(taxNumber), { issuedBy: country }),
    ...(operator.registerNumber
      ? [element('IN', short(operator.registerNumber), { issuedBy: country, INType: 'BRN' })]
      : []),
    ...(operator.vatNumber ? [element('VAT', operator.vatNumber)] : []),
    element('Name', short(operator.name)),
    element('PlatformBusinessName', short(operator.brand)),
    address(country, operator.address),
    // Resident in a member state, or in none while sellers are resident there.
    element('Nexus', isMemberState(country) ? 'RPONEX1' : 'RPONEX5'),
    docSpec(operatorSpec),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<dpi:DPI_OECD xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1" version="1.0">',
    spec,
    '<dpi:DPIBody>',
    platform,
    '\n',
  ].join('');
}

export const messageEnd = '</dpi:DPIBody></dpi:DPI_OECD>\n';

const messageType = (kind: FilingKind, isEmpty: boolean): string => {
  if (kind === 'correction') return 'DPI402';
  return isEmpty ? 'DPI403' : 'DPI401';
};

/** One for each currency: the schema has one amount for a quarter. */
export function reportableSeller({ currency, content, ...spec }: FiledRecord): string {
  const record = element('ReportableSeller', [
    element('Identity', [identity(content)]),
    element('RelevantActivities', [element('PersonalServices', activities(content, currency))]),
    docSpec(spec),
  ]);
  return `${record}\n`;
}

function identity(seller: RecordContent): string {
  const { country, legalName, registerNumber, kind, vatNumber } = seller;
  const beginning = [...residences(seller).map((code) => element('ResCountryCode', code)), taxNumber(seller)];
  const vat = vatNumber ? [element('VAT', vatNumber)] : [];
  if (kind === 'entity') {
    const number = element('IN', short(registerNumber), { issuedBy: country, INType: 'BRN' });
    const entity = [...beginning, number, ...vat, element('Name', short(legalName)), address(country, seller.address)];
    return element('EntitySeller', [element('Standard', [element('EntSellerID', entity)])]);
  }
  const name = element('Name', [
    element('FirstName', seller.firstName ?? ''),
    element('LastName', seller.lastName ?? ''),
  ]);
  const person = [...beginning, ...vat, name, address(country, seller.address), birth(seller)];
  return element('IndividualSeller', [element('Standard', [element('IndSellerID', person)])]);
}

/** Also the member state whose tax number makes a seller from elsewhere reportable. */
function residences({ country, tinCountry }: RecordContent): string[] {
  return [...new Set([country, ...(tinCountry && isMemberState(tinCountry) ? [tinCountry] : [])])];
}

const taxNumber = ({ tin, tinCountry }: RecordContent): string =>
  tin ? element('TIN', tin, { issuedBy: tinCountry }) : element('TIN', 'NOTIN', { unknown: true });

const address = (country: string, text: string): string =>
  element('Address', [element('CountryCode', country), element('AddressFree', text)]);

function birth({ birthDate, birthCity, birthCountry }: RecordContent): string {
  const place = birthCity
    ? [
        element('BirthPlace', [
          element('City', birthCity),
          element('CountryInfo', [element('CountryCode', birthCountry ?? '')]),
        ]),
      ]
    : [];
  return element('BirthInfo', [element('BirthDate', birthDate ?? ''), ...place]);
}

/** The marketplace withholds no taxes: those that a price contains are the seller's to pay. */
function activities({ quarters }: RecordContent, currency: Currency): string[] {
  const all = quartersOf(quarters);
  const amount = (name: string, of: (quarter: QuarterContent) => number) =>
    all.map((one) => element(`${name}Q${one.quarter}`, String(of(one)), { currCode: currency }));
  return [
    element(
      'Consideration',
      amount('Cons', ({ consideration }) => consideration),
    ),
    element(
      'NumberOfActivities',
      all.map(({ quarter, activities: count }) => element(`NumbQ${quarter}`, String(count))),
    ),
    element(
      'Fees',
      amount('Fees', ({ fees }) => fees),
    ),
    element(
      'Taxes',
      amount('Tax', () => 0),
    ),
  ];
}

/** Four of them, those without bookings too. */
export const quartersOf = (quarters: readonly QuarterContent[]): QuarterContent[] =>
  [1, 2, 3, 4].map(
    (quarter) =>
      quarters.find((one) => one.quarter === quarter) ?? { quarter, activities: 0, consideration: 0, fees: 0 },
  );

function docSpec({ change, ref, corrects }: DocSpec): string {
  const parts = [stf('DocTypeIndic', docTypes[change]), stf('DocRefId', ref)];
  return element('DocSpec', corrects ? [...parts, stf('CorrDocRefId', corrects)] : parts);
}

const stf = (name: string, content: string): string => `<stf:${name}>${escapeXml(content)}</stf:${name}>`;
