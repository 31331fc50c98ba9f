import { describe, expect, it } from 'vitest';
import { loginLinkIn } from './login-link.ts';

const encode = (text: string) => Buffer.from(text).toString('base64');

describe('loginLinkIn', () => {
  it.each([
    ['the path', `/login/${encode('luciana')}/ticket-1`, '', 'luciana'],
    ['the query', '/login', `?usuario=${encode('luciana')}&hash=ticket-1`, 'luciana'],
    ['accents', `/login/${encode('conceição')}/ticket-1`, '', 'conceição'],
    ['a slash inside the base64', `/login/${encode('o>?o>?')}/ticket-1`, '', 'o>?o>?'],
    ['an escaped padding', `/login/${encodeURIComponent(encode('ana'))}/ticket-1`, '', 'ana'],
    ['a login that is no base64', '/login/!!!/ticket-1', '', ''],
  ])('reads %s', (_name, pathname, search, login) => {
    expect(loginLinkIn(pathname, search)).toMatchObject({ login, ticket: 'ticket-1' });
  });

  it.each([
    ['/login', ''],
    ['/', ''],
    ['/auth', ''],
    ['/login/bHVjaWFuYQ==', ''],
    ['/login', '?usuario=bHVjaWFuYQ=='],
    ['/login', '?hash=ticket-1'],
  ])('needs both parts: %s%s', (pathname, search) => {
    expect(loginLinkIn(pathname, search)).toBeNull();
  });
});
