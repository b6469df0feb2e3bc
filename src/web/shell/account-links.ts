/** The user menu of the spec, section 2; keys are texts of the namespace 'menus'. */
export const accountLinks = [
  { to: '/dashboard', key: 'dashboard' },
  { to: '/dashboard/info', key: 'profile' },
  { to: '/payment-methods', key: 'payment_methods' },
  { to: '/settings', key: 'settings' },
] as const;
