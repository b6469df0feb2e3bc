export const paymentPaths = {
  getPaymentWays: { method: 'GET', path: '/payments/ways' },
  listPayments: { method: 'GET', path: '/payments' },
  getReceipt: { method: 'GET', path: '/payments/{id}' },
} as const;
