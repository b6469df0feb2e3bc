/** How long support may act for a traveller. */
export const actingMinutes = 30;
