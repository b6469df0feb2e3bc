/** The query parameter of a link with the affiliate's code. */
export const viaParameter = 'via';
export const attributionDays = 30;
