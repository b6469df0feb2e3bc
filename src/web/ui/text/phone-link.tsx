/** A number to call, shown as the server writes it. */
export function PhoneLink({ phone }: { phone: string }) {
  const [number, extension] = phone.split(' ext. ');
  const called = number!.replace(/[^\d+]/g, '');
  // Entered by hand before numbers were checked.
  if (!/\d/.test(called)) return phone;
  return <a href={`tel:${called}${extension ? `;ext=${extension}` : ''}`}>{phone}</a>;
}
