export const orderPath = (id: string): string => `/orders/${id}`;
/** With what happens next, for an order that was just placed. */
export const newOrderPath = (id: string): string => `${orderPath(id)}?new`;
export const orderReceiptPath = (id: string): string => `${orderPath(id)}/receipt`;
