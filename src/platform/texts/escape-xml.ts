/** Safe in an element and in an attribute between double quotes. Without what XML 1.0 cannot contain (section 2.2: control characters,
 *  halves of surrogate pairs, U+FFFE and U+FFFF): one of them makes the whole file unreadable. */
export function escapeXml(content: string): string {
  const allowed = content.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
