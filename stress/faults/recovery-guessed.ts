import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpAnswer } from '@comanda/testkit/running/http-client';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { testCnpj } from '@comanda/testkit/stores';
import pLimit from 'p-limit';
import { atMost, type FaultReport, fact } from '../harness.ts';
import { anAddress } from '../support/addresses.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

const TRIES = 5;
const NEW_PASSWORD = 'Forno#2026';
/** First of many store numbers that do not exist. */
const FIRST_UNKNOWN = 50_000_000;

/**
 * S6: `guesses` codes are tried at once against one recovery request, each from another address. The server
 * checks five of them. After that, even the right code is refused. A code is valid once, and only for its own
 * request. Known and unknown documents and logins take equally long (`samples` of each).
 */
export async function recoveryGuessed(
  world: StressWorld,
  options: { guesses: number; samples: number },
): Promise<FaultReport> {
  const [guessed, used] = world.stores;
  if (guessed === undefined || used === undefined) throw new Error('two stores are needed');
  return {
    violations: [
      ...(await guessInParallel(world, guessed, options.guesses)),
      ...(await spendTwice(world, used)),
    ],
    lines: [
      fact('S6 guesses against one request', options.guesses),
      atMost(
        'S6 recovery, known against unknown document, p50',
        await documentGapMs(world, options),
        5,
        'ms',
      ),
      atMost('S6 login, known against unknown user, p50', await loginGapMs(world, options), 5, 'ms'),
    ],
  };
}

async function guessInParallel(world: StressWorld, store: RunningStore, guesses: number): Promise<string[]> {
  const { uuid, code } = await requestCode(world, store);
  const candidates = Array.from({ length: guesses }, (_, index) =>
    String(index % 1_000_000).padStart(6, '0'),
  );
  const wrong = candidates.filter((candidate) => candidate !== code);
  const statuses = await pLimit(32).map(wrong, (guess) => save(world, store, uuid, guess));
  const violations = statuses.includes(200) ? ['S6 a wrong code was accepted'] : [];
  const [row] = await world.rows<{ tries_left: number }>(
    'select tries_left from recovery_codes where request_id = $1',
    [uuid],
  );
  if (row?.tries_left !== 0)
    violations.push(`S6 ${row?.tries_left} of ${TRIES} tries are left after all guesses`);
  if ((await save(world, store, uuid, code)) === 200) violations.push('S6 the sixth try was looked at');
  return violations;
}

async function spendTwice(world: StressWorld, store: RunningStore): Promise<string[]> {
  const { uuid, code } = await requestCode(world, store);
  const violations: string[] = [];
  if ((await save(world, store, crypto.randomUUID(), code)) === 200)
    violations.push('S6 a code fits another request');
  // Uses the code three times at once. Exactly one of these must succeed.
  const statuses = await Promise.all(Array.from({ length: 3 }, () => save(world, store, uuid, code)));
  const accepted = statuses.filter((status) => status === 200).length;
  if (accepted !== 1) violations.push(`S6 one code was accepted ${accepted} times`);
  if ((await save(world, store, uuid, code)) === 200) violations.push('S6 a used code was accepted');
  return violations;
}

async function requestCode(world: StressWorld, store: RunningStore): Promise<{ uuid: string; code: string }> {
  const before = new Set(outboxFiles(world));
  const answer = await post(world, 'reset-password/send-code', {
    cnpj_cpf: store.document,
    id_estabelecimento: store.storeId,
    type: 'email',
  });
  const { uuid }: { uuid: string } = JSON.parse(answer.text);
  const fresh = () => outboxFiles(world).find((name) => !before.has(name));
  await until(`a code was sent: ${answer.status}`, () => fresh() !== undefined);
  const file = fresh() ?? '';
  const { text }: { text: string } = JSON.parse(readFileSync(file, 'utf8'));
  const code = /^\d{6,}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error('there is no code in the mail');
  return { uuid, code };
}

function outboxFiles(world: StressWorld): string[] {
  return readdirSync(world.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-recovery-code.json'))
    .map((name) => join(world.dataDir, name));
}

async function save(world: StressWorld, store: RunningStore, uuid: string, code: string): Promise<number> {
  const answer = await post(world, 'reset-password/save-password', {
    cnpj_cpf: store.document,
    id_estabelecimento: store.storeId,
    uuid,
    code,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  });
  return answer.status;
}

/**
 * The server allows five requests per hour for a known document, so the samples use the documents of all
 * stores.
 */
async function documentGapMs(world: StressWorld, options: { samples: number }): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < options.samples; sample += 1) {
    const store = world.stores[sample % world.stores.length];
    const verify = (document: string) =>
      post(world, 'reset-password/verify-document', { cnpj_cpf: document });
    known.push(await timed(200, () => verify(store?.document ?? '')));
    unknown.push(await timed(404, () => verify(testCnpj(FIRST_UNKNOWN + sample))));
  }
  return Math.abs(median(known) - median(unknown));
}

async function loginGapMs(world: StressWorld, options: { samples: number }): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  // Test stores have cheap password hashes, but this comparison needs real ones.
  await world.rows('update users set password_hash = $1', [await realHash()]);
  for (let sample = 0; sample < options.samples; sample += 1) {
    const store = world.stores[sample % world.stores.length];
    const tryLogin = (login: string) => post(world, 'login/index', { usuario: login, senha: 'errada#2026' });
    known.push(await timed(401, () => tryLogin(store?.operatorLogin ?? '')));
    unknown.push(await timed(401, () => tryLogin(`ninguem.${sample}`)));
  }
  return Math.abs(median(known) - median(unknown));
}

async function realHash(): Promise<string> {
  const { hashPassword } = await import('@comanda/server/src/areas/people/access/public.ts');
  return hashPassword(NEW_PASSWORD);
}

/** Milliseconds until an answer. Throws if the status is not the expected one. */
async function timed(expectedStatus: number, verify: () => Promise<HttpAnswer>): Promise<number> {
  const startedAt = performance.now();
  const { status } = await verify();
  if (status !== expectedStatus) throw new Error(`answered with ${status} instead of ${expectedStatus}`);
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Sends each request from a new address, so that only the limits under test apply. */
function post(world: StressWorld, path: string, body: unknown) {
  return world.http.send('POST', `/api/${path}`, { 'x-forwarded-for': anAddress() }, body);
}
