/** Of what travellers and suppliers write to each other. */
export const messageLengthMax = 2000;
