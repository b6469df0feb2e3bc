export const helpPath = (topic: string, question?: string): string => `/help/${topic}${question ? `#${question}` : ''}`;
