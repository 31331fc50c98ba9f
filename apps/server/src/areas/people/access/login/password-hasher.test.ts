import { TEST_PASSWORD, TEST_PASSWORD_HASH } from '@comanda/testkit/stores';
import { expect, it } from 'vitest';
import { createPasswordHasher, hashPassword } from './password-hasher.ts';

it('hashes with Argon2id at 19 MiB and two passes, and accepts its own hashes', async () => {
  const hasher = createPasswordHasher();
  const hash = await hashPassword('Massa#Fina9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches(hash, 'Massa#Fina9')).toBe(true);
  expect(await hasher.matches(hash, 'massa#fina9')).toBe(false);
});

it.each([null, '', 'plain', '$2b$10$abc'])('matches nothing against %s', async (hash) => {
  expect(await createPasswordHasher().matches(hash, '')).toBe(false);
});

it('runs a few at a time and queues some; further ones are refused as busy', async () => {
  const hasher = createPasswordHasher({
    known: { atOnce: 2, waiting: 3 },
    unknown: { atOnce: 1, waiting: 0, longestMs: 5_000 },
  });
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => hasher.matches(TEST_PASSWORD_HASH, TEST_PASSWORD)),
  );
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'server.busy' });
  expect(await hasher.matches(TEST_PASSWORD_HASH, TEST_PASSWORD)).toBe(true);
});

it('known names never wait behind unknown ones; a wrong password does, so that waiting times reveal no account', async () => {
  const hasher = createPasswordHasher();
  const order: string[] = [];
  const reported = (who: string, answer: Promise<unknown>) => answer.then(() => order.push(who));
  const nobodies = Array.from({ length: 12 }, () => reported('nobody', hasher.matches(null, TEST_PASSWORD)));
  const wrong = reported('wrong', hasher.matches(TEST_PASSWORD_HASH, 'errada'));
  await reported('right', hasher.matches(TEST_PASSWORD_HASH, TEST_PASSWORD));
  expect(order.filter((who) => who === 'nobody').length).toBeLessThan(6);
  expect(order).not.toContain('wrong');
  await Promise.all([...nobodies, wrong]);
  expect(order.at(-1)).toBe('wrong');
});

it('unknown names are refused, but never with `server.busy`, so that the answer reveals no account', async () => {
  const hasher = createPasswordHasher({
    known: { atOnce: 2, waiting: 3 },
    unknown: { atOnce: 1, waiting: 1, longestMs: 5_000 },
  });
  const guesses = Array.from({ length: 6 }, () => hasher.matches(null, TEST_PASSWORD));
  expect(await hasher.matches(TEST_PASSWORD_HASH, 'errada')).toBe(false);
  expect(await Promise.all(guesses)).toEqual(Array.from({ length: 6 }, () => false));
});
