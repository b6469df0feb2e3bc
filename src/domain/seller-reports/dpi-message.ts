// The report as XML in the structure of the schema DPI (version 1.0), in which member states receive and exchange it: names, order and
// shapes of its elements are those of DPIXML_v1.0.xsd. Amounts are in whole units of their currency there. A financial account is left out:
// nobody is paid out yet.
import { escapeXml } from '#platform/texts/escape-xml.ts';
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import { isMemberState } from '#kernel/tax/tax-details.ts';
import type { Amounts, ReportingOperator } from './read-reports.ts';
import type { Seller, TaxDetails } from './report-queries.ts';

export type Message = {
  /** The beginning of the ids of all its records. */
  refId: string;
  year: number;
  operator: ReportingOperator;
  /** As travellers know the marketplace. */
  brand: string;
  isEmpty: boolean;
  at: Date;
};

type Attributes = Record<string, string | boolean | undefined>;

function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<dpi:${name}${given.join('')}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</dpi:${name}>`;
}

/** Texts of the schema have 200 characters at most. */
const short = (text: string): string => [...text].slice(0, 200).join('');

export function messageStart({ refId, year, operator, brand, isEmpty, at }: Message): string {
  const { filedIn, country, taxNumber } = operator;
  const spec = element('MessageSpec', [
    element('SendingEntityIN', short(taxNumber)),
    element('TransmittingCountry', filedIn),
    element('ReceivingCountry', filedIn),
    element('MessageType', 'DPI'),
    element('MessageRefId', refId),
    element('MessageTypeIndic', isEmpty ? 'DPI403' : 'DPI401'),
    element('ReportingPeriod', `${year}-12-31`),
    element('Timestamp', at.toISOString().slice(0, 19)),
  ]);
  const platform = element('PlatformOperator', [
    element('ResCountryCode', country),
    element('TIN', short(taxNumber), { issuedBy: country }),
    ...(operator.registerNumber
      ? [element('IN', short(operator.registerNumber), { issuedBy: country, INType: 'BRN' })]
      : []),
    ...(operator.vatNumber ? [element('VAT', operator.vatNumber)] : []),
    element('Name', short(operator.name)),
    element('PlatformBusinessName', short(brand)),
    address(country, operator.address),
    // Resident in a member state, or in none while sellers are resident there.
    element('Nexus', isMemberState(country) ? 'RPONEX1' : 'RPONEX5'),
    docSpec(refId, 'operator'),
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

/** One for each currency: the schema has one amount for a quarter. */
export function reportableSeller(refId: string, seller: Seller, amounts: Amounts): string {
  const record = element('ReportableSeller', [
    element('Identity', [identity(seller)]),
    element('RelevantActivities', [element('PersonalServices', activities(amounts))]),
    docSpec(refId, `${seller.id}-${amounts.currency}`),
  ]);
  return `${record}\n`;
}

function identity(seller: Seller): string {
  const details = seller.details!;
  const { country, legalName, registerNumber } = seller;
  const beginning = [...residences(seller).map((code) => element('ResCountryCode', code)), taxNumber(details)];
  const vat = details.vatNumber ? [element('VAT', details.vatNumber)] : [];
  if (details.kind === 'entity') {
    const number = element('IN', short(registerNumber), { issuedBy: country, INType: 'BRN' });
    const entity = [...beginning, number, ...vat, element('Name', short(legalName)), address(country, seller.address)];
    return element('EntitySeller', [element('Standard', [element('EntSellerID', entity)])]);
  }
  const name = element('Name', [
    element('FirstName', details.firstName ?? ''),
    element('LastName', details.lastName ?? ''),
  ]);
  const person = [...beginning, ...vat, name, address(country, seller.address), birth(details)];
  return element('IndividualSeller', [element('Standard', [element('IndSellerID', person)])]);
}

/** Also the member state whose tax number makes a seller from elsewhere reportable. */
function residences({ country, details }: Seller): string[] {
  const { tinCountry } = details!;
  return [...new Set([country, ...(tinCountry && isMemberState(tinCountry) ? [tinCountry] : [])])];
}

const taxNumber = ({ tin, tinCountry }: TaxDetails): string =>
  tin ? element('TIN', tin, { issuedBy: tinCountry ?? undefined }) : element('TIN', 'NOTIN', { unknown: true });

const address = (country: string, text: string): string =>
  element('Address', [element('CountryCode', country), element('AddressFree', text)]);

function birth({ birthDate, birthCity, birthCountry }: TaxDetails): string {
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
function activities({ currency, quarters }: Amounts): string[] {
  const amount = (name: string, of: (quarter: Amounts['quarters'][number]) => number) =>
    quarters.map((quarter) =>
      element(`${name}Q${quarter.quarter}`, inWholeUnits(of(quarter), currency), { currCode: currency }),
    );
  return [
    element(
      'Consideration',
      amount('Cons', ({ considerationMinor }) => considerationMinor),
    ),
    element(
      'NumberOfActivities',
      quarters.map(({ quarter, activities: count }) => element(`NumbQ${quarter}`, String(count))),
    ),
    element(
      'Fees',
      amount('Fees', ({ feesMinor }) => feesMinor),
    ),
    element(
      'Taxes',
      amount('Tax', () => 0),
    ),
  ];
}

const inWholeUnits = (amountMinor: number, currency: Currency): string =>
  String(Math.round(toDecimal(money(amountMinor, currency))));

const docSpec = (refId: string, record: string): string =>
  element('DocSpec', [stf('DocTypeIndic', 'OECD1'), stf('DocRefId', `${refId}-${record}`)]);

const stf = (name: string, content: string): string => `<stf:${name}>${escapeXml(content)}</stf:${name}>`;
