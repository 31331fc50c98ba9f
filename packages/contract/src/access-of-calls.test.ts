import { FIRST_GRANTS } from '@comanda/domain/people/access/permissions';
import { describe, expect, it } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import type { Access } from './kit/define-call.ts';

/**
 * Formats the access of a call, e.g. `session finance.read`. Adds `, password` if the password must have been
 * typed recently.
 */
function accessOf(access: Access): string {
  const permission = 'permission' in access ? ` ${access.permission}` : '';
  return `${access.kind}${permission}${'isSensitive' in access && access.isSensitive ? ', password' : ''}`;
}

describe('access of calls', () => {
  /**
   * `npx vitest run --project rules access-of-calls -u` adds the line of a new call; a reviewer reads the
   * difference. In the console, a call that changes or removes something needs a recently typed password. The
   * exception is work that the audit shows and that can be undone. A change of one's own password asks for
   * the old password. A support visit only reads, customer data are masked, and the store sees the visit.
   */
  it('every call matches its line in access-of-calls.txt', async () => {
    const lines = ALL_CALLS.map(
      ({ name, method, access }) => `${name.padEnd(44)}${method.padEnd(7)}${accessOf(access)}\n`,
    );
    await expect(lines.sort().join('')).toMatchFileSnapshot('access-of-calls.txt');
  });

  it('an operator whose store says nothing edits no menu, sees no customers and touches no money', () => {
    const others = ['catalogue.edit', 'bulk-upload.use', 'customers.see', 'online-payment.switch'];
    expect(FIRST_GRANTS.filter((each) => others.includes(each))).toEqual([]);
  });

  it('is one of the provider’s where its path says so, and only there', () => {
    const ofProvider = ALL_CALLS.filter(({ path }) => path.startsWith('provedor/'));
    const isOpen = [
      'provider.get-door',
      'provider.log-in',
      'provider.log-out',
      'provider.open-link',
      'provider.set-password',
    ];
    expect(ALL_CALLS.filter(({ access }) => access.kind === 'provider').map(({ name }) => name)).toEqual(
      ofProvider.map(({ name }) => name).filter((name) => !isOpen.includes(name)),
    );
    for (const call of ofProvider) expect(call.aliases).toEqual([]);
  });

  it('declares each path and each name once', () => {
    const routes = ALL_CALLS.flatMap((call) =>
      [call, ...call.aliases].map((route) => `${route.method} ${route.path}`),
    );
    expect(new Set(routes).size).toBe(routes.length);
    expect(new Set(ALL_CALLS.map(({ name }) => name)).size).toBe(ALL_CALLS.length);
  });
});
