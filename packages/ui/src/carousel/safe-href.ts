/**
 * The absolute address of a link or picture that came from outside, or null when it must not be followed: only https
 * and the panel's own origin are (never javascript:, data: or plain http elsewhere).
 */
export function safeHref(address: string | null | undefined, ownOrigin: string): string | null {
  if (!address?.trim()) return null;
  const url = URL.parse(address.trim(), ownOrigin);
  if (!url) return null;
  const isOwn = url.origin === new URL(ownOrigin).origin;
  return url.protocol === 'https:' || isOwn ? url.href : null;
}
