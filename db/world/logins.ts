/** The three demo logins that the start prints. Public on purpose: they only work in the demo world. */
export const demoLogins = {
  traveller: { email: 'lucia@travellers.example', password: 'autumn-on-foot' },
  supplier: { email: 'nuria@mar-y-piedra.example', password: 'routes-from-the-harbour', supplier: 'mar-y-piedra' },
  operator: { email: 'operator@senda.example', password: 'the-keys-of-senda' },
} as const;
