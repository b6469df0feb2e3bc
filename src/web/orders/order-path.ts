export const orderPath = (id: string): string => `/orders/${id}`;
export const orderReceiptPath = (id: string): string => `${orderPath(id)}/receipt`;
