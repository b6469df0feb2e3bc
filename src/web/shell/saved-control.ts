export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type SavedControl = { name: string; value: string; checked: boolean };

/** False for a list or a text, which cannot be ticked. */
export const isTicked = (control: Control): boolean => !!(control as HTMLInputElement).checked;
