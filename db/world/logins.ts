/** The three logins the start prints for the demo world. Public on purpose: they open nothing but the demo. */
export const demoLogins = {
  traveller: { email: 'lucia@travellers.example', password: 'autumn-on-foot' },
  supplier: { email: 'nuria@mar-y-piedra.example', password: 'routes-from-the-harbour', supplier: 'mar-y-piedra' },
  operator: { email: 'operator@senda.example', password: 'the-keys-of-senda' },
} as const;
