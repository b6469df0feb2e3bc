// Twenty suppliers of the demo world. Trader details are plausible and invented;
// mail domains end in .example, which no one can own (RFC 2606).
export type WorldSupplier = {
  key: string;
  name: string;
  legalName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217; every price of this supplier is in it. */
  currency: string;
  address: string;
  email: string;
  phone: string;
  registerNumber: string;
  taxNumber: string;
  /** The day on which it registered here. */
  since: string;
};

function supplier(
  key: string,
  name: string,
  legalName: string,
  country: string,
  currency: string,
  address: string,
  phone: string,
  registerNumber: string,
  taxNumber: string,
  since: string,
): WorldSupplier {
  const email = `hello@${key}.example`;
  return { key, name, legalName, country, currency, address, email, phone, registerNumber, taxNumber, since };
}

export const suppliers: readonly WorldSupplier[] = [
  supplier('mar-y-piedra', 'Mar y Piedra', 'Mar y Piedra Rutas, S.L.', 'ES', 'EUR', 'Carrer de la Mercè 14, 08002 Barcelona', '+34932550114', 'B-482110', 'ESB66801142', '2019-03-11'),
  supplier('azahar-paseos', 'Azahar Paseos', 'Azahar Paseos, S.L.', 'ES', 'EUR', 'Calle Feria 58, 41003 Sevilla', '+34954550158', 'SE-31877', 'ESB90214581', '2020-02-03'),
  supplier('mare-alta', 'Maré Alta', 'Maré Alta Passeios, Lda.', 'PT', 'EUR', 'Rua de São Paulo 112, 1200-429 Lisboa', '+351215550112', '514882031', 'PT514882031', '2019-05-20'),
  supplier('rive-lente', 'Rive Lente', 'Rive Lente SARL', 'FR', 'EUR', '27 rue de Charonne, 75011 Paris', '+33155501127', '852 114 907', 'FR32852114907', '2019-04-08'),
  supplier('sette-colli', 'Sette Colli', 'Sette Colli S.r.l.', 'IT', 'EUR', 'Via dei Coronari 41, 00186 Roma', '+390655501141', 'RM-1588204', 'IT15508820410', '2019-09-16'),
  supplier('laguna-viva', 'Laguna Viva', 'Laguna Viva Soc. Coop.', 'IT', 'EUR', 'Fondamenta della Misericordia 2540, 30121 Venezia', '+390415550125', 'VE-402118', 'IT04402118270', '2021-03-01'),
  supplier('fog-and-lantern', 'Fog & Lantern', 'Fog and Lantern Tours Ltd', 'GB', 'GBP', '9 Cockburn Street, Edinburgh EH1 1BP', '+441315550109', 'SC681204', 'GB381204417', '2020-06-22'),
  supplier('spreeufer', 'Spreeufer', 'Spreeufer Touren GmbH', 'DE', 'EUR', 'Schlesische Straße 29, 10997 Berlin', '+493055500129', 'HRB 208114 B', 'DE328114029', '2021-05-10'),
  supplier('zlata-stezka', 'Zlatá stezka', 'Zlatá stezka s.r.o.', 'CZ', 'CZK', 'Nerudova 19, 118 00 Praha', '+420255501119', '07718204', 'CZ07718204', '2022-02-14'),
  supplier('petra-kai-elia', 'Petra kai Elia', 'Petra kai Elia IKE', 'GR', 'EUR', 'Adrianou 88, 105 56 Athina', '+302105550188', '158820403000', 'EL801588204', '2021-09-06'),
  supplier('anatolia-sky', 'Anatolia Sky', 'Anatolia Sky Turizm Ltd. Şti.', 'TR', 'EUR', 'Müze Caddesi 12, 50180 Göreme', '+903845550112', '12881-NEV', 'TR0711288104', '2022-03-21'),
  supplier('fjordlys', 'Fjordlys', 'Fjordlys Opplevelser AS', 'NO', 'NOK', 'Skuteviksboder 7, 5035 Bergen', '+4755550107', '921 884 107', 'NO921884107MVA', '2022-05-02'),
  supplier('nordurslod', 'Norðurslóð', 'Norðurslóð ehf.', 'IS', 'ISK', 'Grandagarður 21, 101 Reykjavík', '+3545550121', '581188-2107', 'IS128821', '2021-10-18'),
  supplier('dar-atlas', 'Dar Atlas', 'Dar Atlas Voyages SARL', 'MA', 'MAD', 'Rue Dar El Bacha 33, 40000 Marrakech', '+212524550133', 'RC 118820', 'MA44188203', '2023-01-23'),
  supplier('savanna-tracks', 'Savanna Tracks', 'Savanna Tracks Safaris Ltd', 'KE', 'USD', 'Ngong Lane Plaza, Ngong Road, Nairobi', '+254205550177', 'PVT-8Q1188', 'P051188204K', '2022-11-07'),
  supplier('five-boroughs', 'Five Boroughs on Foot', 'Five Boroughs on Foot LLC', 'US', 'USD', '68 Jay Street, Brooklyn, NY 11201', '+17185550168', 'DOS 6118820', 'US 88-1188204', '2023-04-17'),
  supplier('maiz-y-barro', 'Maíz y Barro', 'Maíz y Barro Recorridos, S.A. de C.V.', 'MX', 'MXN', 'Calle Orizaba 101, Roma Norte, 06700 Ciudad de México', '+525555500101', 'N-2018118820', 'MYB180611AB2', '2023-02-27'),
  supplier('apu-caminos', 'Apu Caminos', 'Apu Caminos E.I.R.L.', 'PE', 'PEN', 'Cuesta San Blas 524, Cusco', '+5184550152', '11188204', '20601188204', '2023-06-12'),
  supplier('kamogawa-days', 'Kamogawa Days', 'Kamogawa Days G.K.', 'JP', 'JPY', 'Kiyamachi-dori 310, Shimogyo-ku, Kyoto 600-8019', '+81755550131', '1300-03-011882', 'T4130003011882', '2022-09-26'),
  supplier('harbour-and-bush', 'Harbour & Bush', 'Harbour and Bush Pty Ltd', 'AU', 'AUD', '14 Argyle Street, The Rocks NSW 2000', '+61255500114', 'ACN 611 882 041', 'AU 63611882041', '2024-02-05'),
];

/** Where the numbers above are registered, by country. */
export const tradeRegisters: Record<string, string> = {
  ES: 'Registro Mercantil',
  PT: 'Registo Comercial',
  FR: 'Registre du commerce et des sociétés',
  IT: 'Registro delle Imprese',
  GB: 'Companies House',
  DE: 'Handelsregister',
  CZ: 'Obchodní rejstřík',
  GR: 'G.E.MI.',
  TR: 'Ticaret Sicili',
  NO: 'Foretaksregisteret',
  IS: 'Fyrirtækjaskrá',
  MA: 'Registre du commerce',
  KE: 'Business Registration Service',
  US: 'New York Department of State',
  MX: 'Registro Público de Comercio',
  PE: 'SUNARP',
  JP: 'Houmukyoku',
  AU: 'ASIC',
};
