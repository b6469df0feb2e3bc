/** A number to call, shown as the server writes it. */
export function PhoneLink({ phone }: { phone: string }) {
  const [number, extension] = phone.split(' ext. ');
  const called = number!.replace(/[^\d+]/g, '');
  return <a href={`tel:${called}${extension ? `;ext=${extension}` : ''}`}>{phone}</a>;
}
