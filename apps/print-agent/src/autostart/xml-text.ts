const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in XML, in elements and attributes. What XML cannot hold (control characters) is left out. */
export function xmlText(text: string): string {
  return text.replace(/\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
