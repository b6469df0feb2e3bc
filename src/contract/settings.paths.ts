export const settingsPaths = {
  getSettings: { method: 'GET', path: '/settings' },
  listLanguages: { method: 'GET', path: '/settings/languages' },
  setCurrency: { method: 'PUT', path: '/user/currency' },
  setLanguage: { method: 'PUT', path: '/user/language' },
  getTranslations: { method: 'GET', path: '/i18n/{lang}/{namespace}' },
  reportMissingTranslations: { method: 'POST', path: '/i18n/missing/{lang}/{namespace}' },
} as const;
