/**
 * True when the origin is one of our pages. With an https URL, pages over http are not, because an attacker on the
 * network could forge them. Without one, pages of the requested host are ours.
 */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  ownOrigins: ReadonlySet<string>,
): boolean {
  if (ownOrigins.has(origin)) return true;
  for (const own of ownOrigins) if (own.startsWith('https:')) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
