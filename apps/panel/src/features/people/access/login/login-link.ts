/** The content of a link `/login/{usuario}/{hash}`. */
export interface LoginLink {
  /** The login as written in the link. The server compares it with the ticket. */
  encodedLogin: string;
  /** The decoded login, for the form's field; empty if the text is not base64. */
  login: string;
  /** One-time ticket, valid for a minute. Never a password. */
  ticket: string;
}

/** Maximum length that the server accepts. A longer ticket is cut, and the server then refuses it as wrong. */
const LONGEST_TICKET = 512;

/**
 * Reads an automatic login from `/login/{usuario}/{hash}` or `/login?usuario=&hash=`. Null if a part is
 * missing. Base64 may contain slashes, so the login is everything before the last part of the path.
 */
export function loginLinkIn(pathname: string, search: string): LoginLink | null {
  const parts = /^\/login\/(.+)\/([^/]+)\/?$/.exec(pathname);
  if (parts) return linkOf(unescapePart(parts[1] ?? ''), unescapePart(parts[2] ?? ''));
  // An unescaped "+" of base64 arrives as a space in a query.
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

/** Decodes UTF-8 text from plain or URL-safe base64; empty if the text is neither. */
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
