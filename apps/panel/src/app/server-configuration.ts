/** What the server tells the login page in `<meta name="comanda-…">`; null when it says nothing. */
export function serverConfiguration(
  name: 'brand' | 'support-phone',
  page: Document = document,
): string | null {
  const content = page.querySelector(`meta[name="comanda-${name}"]`)?.getAttribute('content')?.trim();
  return content ? content : null;
}
