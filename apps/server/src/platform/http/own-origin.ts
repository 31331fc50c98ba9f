/**
 * True when the origin is one of our pages. If the public URL is https, pages over http do not count as ours:
 * an attacker on the network could forge them. Without a public URL, pages of the requested host count as
 * ours.
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
