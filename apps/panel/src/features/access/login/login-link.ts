/** What a link `/login/{usuario}/{hash}` carries. */
export interface LoginLink {
  /** As it stood in the link; the server compares it with the ticket. */
  encodedLogin: string;
  /** Decoded, for the field; empty when it is no base64. */
  login: string;
  /** Works once and for a minute; never a password. */
  ticket: string;
}

/** The server reads no more; what was longer is wrong in any case, and is told so as a ticket. */
const LONGEST_TICKET = 512;

/**
 * Reads the automatic login from an address: `/login/{usuario}/{hash}` or `/login?usuario=&hash=`.
 * Null unless both parts are there. The base64 alphabet has a slash, so everything but the last part is the login.
 */
export function loginLinkIn(pathname: string, search: string): LoginLink | null {
  const parts = /^\/login\/(.+)\/([^/]+)\/?$/.exec(pathname);
  if (parts) return linkOf(unescapePart(parts[1] ?? ''), unescapePart(parts[2] ?? ''));
  // In a query an unescaped "+" of base64 arrives as a space.
  const query = new URLSearchParams(search);
  return linkOf((query.get('usuario') ?? '').replaceAll(' ', '+'), query.get('hash') ?? '');
}

function linkOf(encodedLogin: string, ticket: string): LoginLink | null {
  if (encodedLogin === '' || ticket === '') return null;
  return { encodedLogin, login: decodeBase64(encodedLogin), ticket: ticket.slice(0, LONGEST_TICKET) };
}

function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** UTF-8 text from base64, plain or URL-safe; empty when it is neither. */
function decodeBase64(encoded: string): string {
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}
