/** How long a user pauses who has typed a query; a date that is typed has several digits. */
export const typingPauseMs = 250;
