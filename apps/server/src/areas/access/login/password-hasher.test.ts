import { TEST_PASSWORD, TEST_PASSWORD_HASH } from '@comanda/testkit/stores';
import { expect, it } from 'vitest';
import { createPasswordHasher, hashPassword } from './password-hasher.ts';

it('hashes with Argon2id at 19 MiB and two passes, and knows its own', async () => {
  const hasher = createPasswordHasher();
  const hash = await hashPassword('Massa#Fina9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches(hash, 'Massa#Fina9')).toBe(true);
  expect(await hasher.matches(hash, 'massa#fina9')).toBe(false);
});

it.each([null, '', 'plain', '$2b$10$abc'])('matches nothing against %s', async (hash) => {
  expect(await createPasswordHasher().matches(hash, '')).toBe(false);
});

it('lets a few in at a time and some wait; the rest hears that we are busy', async () => {
  const hasher = createPasswordHasher({ atOnce: 2, waiting: 3 });
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => hasher.matches(TEST_PASSWORD_HASH, TEST_PASSWORD)),
  );
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'server.busy' });
  expect(await hasher.matches(TEST_PASSWORD_HASH, TEST_PASSWORD)).toBe(true);
});
