// What becomes of a supplier's check: told to the supplier, and to the operator what there is to check.
import { present } from '#kernel/assert.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findLanguageOf, findSupplier, type SupplierRow } from '../suppliers/supplier-queries.ts';
import type { Checked, CheckWanted } from '../suppliers/want-check.ts';
import { composeLetter, contentWords, factsOf, type Letter } from './content-mail.ts';
import { findOperator } from './operator-address.ts';

export const supplierJobs: JobHandlers = {
  'supplier-to-check': async (services, { id, supplierId, language: asked }: CheckWanted) => {
    const { supplier, language, operator } = await open(services, supplierId, asked);
    const receipt = letterTo(services, supplier, {
      event: id,
      key: 'partner.receipt',
      language,
      app: operator.appName,
    });
    const letters: Letter[] = [{ ...receipt, facts: traderFacts(supplier, language) }];
    const { email, language: spoken } = operator;
    if (email) {
      const facts = [
        ...factsOf(spoken, [['from', `${supplier.name} <${supplier.email}>`]]),
        ...traderFacts(supplier, spoken),
      ];
      const action = {
        label: contentWords(spoken)('action.decide'),
        url: services.config.appUrl + pathFor('/admin/suppliers', spoken),
      };
      const written = letterTo(services, supplier, {
        event: id,
        key: 'partner.operator',
        language: spoken,
        app: operator.appName,
      });
      letters.push({ ...written, recipient: email, name: null, toOperator: true, facts, action });
    }
    await writeMails(services.database.read, letters.map(composeLetter), services.clock.now());
  },

  'supplier-checked': async (services, { id, supplierId }: Checked) => {
    const { supplier, language, operator } = await open(services, supplierId);
    // Corrected since: another check decides, and another mail tells.
    if (supplier.state === 'to_check') return;
    const key = `partner.${supplier.state}`;
    const letter = letterTo(services, supplier, { event: id, key, language, app: operator.appName });
    const facts = factsOf(language, [['reasons', supplier.refusal]]);
    await writeMails(services.database.read, [composeLetter({ ...letter, facts })], services.clock.now());
  },
};

async function open(services: Services, supplierId: string, asked?: Language) {
  const db = services.database.read;
  const operator = await findOperator(services);
  return {
    supplier: present(await findSupplier(db, supplierId), 'the supplier of a mail'),
    language: (await findLanguageOf(db, supplierId)) ?? asked ?? operator.language,
    operator,
  };
}

type Told = { event: string; key: string; language: Language; app: string };

function letterTo({ config }: Services, { name, email }: SupplierRow, { event, key, language, app }: Told): Letter {
  return {
    event: `${key}:${event}`,
    recipient: email,
    language,
    key,
    params: { name },
    appName: app,
    name,
    toOperator: false,
    facts: [],
    action: {
      label: contentWords(language)('action.partner'),
      url: config.appUrl + pathFor('/supplier', language),
    },
  };
}

const traderFacts = (supplier: SupplierRow, language: Language) =>
  factsOf(language, [
    ['legal_name', supplier.legalName],
    ['address', supplier.address, countryName(supplier.country, language)],
    ['phone', supplier.phone],
    ['register', [supplier.registerName, supplier.registerNumber].filter(Boolean).join(', ')],
    ['tax', supplier.taxNumber],
  ]);
