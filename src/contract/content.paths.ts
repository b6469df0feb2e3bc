export const contentPaths = {
  getOperator: { method: 'GET', path: '/operator' },
  getRanking: { method: 'GET', path: '/ranking' },
  reportMeasurements: { method: 'POST', path: '/measurements' },
} as const;
