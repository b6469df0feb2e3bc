/** The user menu (S2.25 in docs/spec-coverage.md); keys are texts of the namespace 'menus'. */
export const accountLinks = [
  { to: '/dashboard', key: 'dashboard' },
  { to: '/dashboard/info', key: 'profile' },
  { to: '/payment-methods', key: 'payment_methods' },
  { to: '/settings', key: 'settings' },
] as const;

/** Links that come first in the menus of suppliers and operators. */
export const linksOfRoles = {
  client: [],
  supplier: [
    { to: '/supplier', key: 'partner_area' },
    { to: '/supplier/reviews', key: 'partner_reviews' },
  ],
  admin: [{ to: '/admin', key: 'operator_area' }],
} as const;
