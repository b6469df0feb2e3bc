export const personalDataPaths = {
  getPersonalData: { method: 'GET', path: '/auth/me/personal-data' },
  exportPersonalData: { method: 'GET', path: '/auth/me/personal-data/export' },
  eraseAccount: { method: 'POST', path: '/auth/me/erasure' },
} as const;
