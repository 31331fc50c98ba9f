/** Reads a setting of the server from `<meta name="comanda-…">` of the login page; null if the tag is missing. */
export function serverConfiguration(
  name: 'brand' | 'support-phone',
  page: Document = document,
): string | null {
  const content = page.querySelector(`meta[name="comanda-${name}"]`)?.getAttribute('content')?.trim();
  return content ? content : null;
}
