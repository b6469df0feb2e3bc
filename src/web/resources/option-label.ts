export const optionLabel = ({ title, optionName }: { title: string; optionName: string }): string =>
  [title, optionName].filter(Boolean).join(' · ');
