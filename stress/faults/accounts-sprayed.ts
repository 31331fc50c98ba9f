import pLimit from 'p-limit';
import { atMost, type FaultReport, fact } from '../harness.ts';
import { anAddress } from '../support/addresses.ts';
import type { StressWorld } from '../support/stress-world.ts';

/** Failed logins that one address may make per minute. */
const ADMITTED = 30;

/**
 * S7: one address tries one password on `accounts` accounts. The server stops it after 30 attempts with a
 * Retry-After. The owners of the accounts can still log in from other addresses, so the attack locks no
 * account.
 */
export async function accountsSprayed(
  world: StressWorld,
  options: { accounts: number },
): Promise<FaultReport> {
  const address = anAddress();
  const logins = Array.from({ length: options.accounts }, (_, index) => {
    const store = world.stores[index % world.stores.length];
    return index < world.stores.length ? (store?.adminLogin ?? '') : `conta.${index}`;
  });
  const startedAt = performance.now();
  const answers = await pLimit(8).map(logins, (login) =>
    world.http.send(
      'POST',
      '/api/login/index',
      { 'x-forwarded-for': address },
      { usuario: login, senha: 'Verao@2026' },
    ),
  );
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  const judged = answers.filter((answer) => answer.status === 401).length;
  const slowed = answers.filter((answer) => answer.status === 429);
  const violations: string[] = [];
  if (judged + slowed.length !== answers.length) violations.push('S7 something but 401 and 429 was answered');
  if (slowed.some((answer) => answer.headers['retry-after'] === undefined)) {
    violations.push('S7 a slowed attempt was not told when to come back');
  }
  for (const store of world.stores.slice(0, 10)) {
    const owner = await world.http.send(
      'POST',
      '/api/login/index',
      { 'x-forwarded-for': anAddress() },
      { usuario: store.adminLogin, senha: store.password },
    );
    if (owner.status !== 200) violations.push(`S7 an owner was locked out: ${owner.status}`);
  }
  return {
    lines: [
      fact('S7 accounts sprayed', options.accounts),
      atMost('S7 passwords looked at', judged, ADMITTED * minutes, ''),
      fact('S7 attempts refused with Retry-After', slowed.length),
    ],
    violations,
  };
}
