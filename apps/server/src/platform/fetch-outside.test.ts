import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';
import { LocalHostError, lookUpPublic } from './local-host.ts';

const requested = { headers: {}, timeoutMs: 5_000, isPublicOnly: true };

it('a name that resolves to this machine is refused at the connection', async () => {
  await expect(fetchOutside('https://localhost:9/', requested)).rejects.toThrow(LocalHostError);
});

it.each([true, false])('resolving such a name, or all its addresses, returns none: %s', async (all) => {
  const found = await new Promise<[Error | null, string | LookupAddress[]]>((resolve) =>
    lookUpPublic('localhost', { all }, (error, address) => resolve([error, address])),
  );
  expect(found).toEqual([expect.any(LocalHostError), '']);
});
