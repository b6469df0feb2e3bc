export const accountPaths = {
  register: { method: 'POST', path: '/auth/register' },
  login: { method: 'POST', path: '/auth/login' },
  refresh: { method: 'POST', path: '/auth/refresh' },
  logout: { method: 'POST', path: '/auth/logout' },
  getMe: { method: 'GET', path: '/auth/me' },
  updateMe: { method: 'PUT', path: '/auth/me' },
} as const;
