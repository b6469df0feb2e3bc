/** The operator of the demo marketplace, fictitious, at an address that does not exist. */
export const operator = {
  name: 'Senda Demo, S. L.',
  representedBy: 'Marta Ejemplo',
  address: 'Calle del Ejemplo 1, 08001 Barcelona',
  country: 'ES',
  email: 'hello@senda.example',
  phone: '+34 930 000 000',
  registerNumber: 'B 000000 (demo)',
  taxNumber: 'ESB00000000',
};
