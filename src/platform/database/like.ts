/** A text whose signs for patterns mean themselves in `like`. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
