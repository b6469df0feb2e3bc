/** How long somebody pauses who has typed what is looked up; a date that is typed has several digits. */
export const typingPauseMs = 250;
