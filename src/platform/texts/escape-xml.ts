/** Safe in an element and in an attribute between double quotes. Without control characters, which XML 1.0 cannot contain (section 2.2):
 *  one of them makes the whole file unreadable. */
export function escapeXml(content: string): string {
  const allowed = content.replace(/[^\P{Cc}\t\n\r]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
