export const accountPaths = {
  register: { method: 'POST', path: '/auth/register' },
  login: { method: 'POST', path: '/auth/login' },
  refresh: { method: 'POST', path: '/auth/refresh' },
  logout: { method: 'POST', path: '/auth/logout' },
  getMe: { method: 'GET', path: '/auth/me' },
  confirmEmail: { method: 'POST', path: '/auth/email-confirmation' },
  sendConfirmation: { method: 'POST', path: '/auth/me/email-confirmation' },
  requestPasswordReset: { method: 'POST', path: '/auth/password-reset' },
  resetPassword: { method: 'PUT', path: '/auth/password-reset' },
  updateMe: { method: 'PUT', path: '/auth/me' },
} as const;
