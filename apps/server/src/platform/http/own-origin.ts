/**
 * Whether a page of this origin is one of ours. What is served over https has no page over http: whoever can change
 * what travels in the open could make one. Without an https address a page of the asked host is ours.
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
