/**
 * Returns the absolute address of an external link or picture. Null if the address is unsafe. Safe: https,
 * and the panel's own origin. Unsafe: javascript:, data:, and plain http on other origins.
 */
export function safeHref(address: string | null | undefined, ownOrigin: string): string | null {
  if (!address?.trim()) return null;
  const url = URL.parse(address.trim(), ownOrigin);
  if (!url) return null;
  const isOwn = url.origin === new URL(ownOrigin).origin;
  return url.protocol === 'https:' || isOwn ? url.href : null;
}
