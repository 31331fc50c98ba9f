import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { assertExposureIsSafe } from './exposure.ts';

const check = (env: NodeJS.ProcessEnv) => assertExposureIsSafe(readConfig(env));
const PUBLIC = 'https://painel.example.com';

it.each([
  ['without its proxy', { COMANDA_PUBLIC_URL: PUBLIC }, 'COMANDA_TRUST_PROXY'],
  ['without its proxy', { COMANDA_PUBLIC_URL: PUBLIC, HOST: '0.0.0.0' }, 'COMANDA_TRUST_PROXY'],
  ['without its proxy', { COMANDA_PUBLIC_URL: 'http://painel.lan' }, 'COMANDA_TRUST_PROXY'],
  ['in the open', { HOST: '0.0.0.0' }, 'sem https'],
  ['in the open', { HOST: '::' }, 'COMANDA_NA_REDE_LOCAL'],
  ['in the open', { HOST: '192.0.2.7', COMANDA_PUBLIC_URL: 'http://painel.lan' }, 'sem https'],
  ['in the open', { COMANDA_PUBLIC_URL: 'http://painel.lan', COMANDA_TRUST_PROXY: '1' }, 'sem https'],
])('is not started %s: %j', (_why, env, words) => {
  expect(() => check(env)).toThrow(words);
});

it.each([
  {},
  { HOST: '::1', COMANDA_PUBLIC_URL: 'http://127.0.0.1:3000' },
  { COMANDA_PUBLIC_URL: 'http://127.0.0.1:3000', COMANDA_TRUST_PROXY: '1' },
  { COMANDA_PUBLIC_URL: PUBLIC, COMANDA_TRUST_PROXY: '1' },
  { COMANDA_PUBLIC_URL: PUBLIC, COMANDA_TRUST_PROXY: '10.0.0.2', HOST: '0.0.0.0' },
  { HOST: '0.0.0.0', COMANDA_NA_REDE_LOCAL: 'sim' },
  { HOST: '192.0.2.7', COMANDA_PUBLIC_URL: 'http://painel.lan', COMANDA_NA_REDE_LOCAL: 'sim' },
  { HOST: '0.0.0.0', COMANDA_DEMO_NA_REDE: 'sim' },
])('is started: %j', (env) => {
  expect(() => check(env)).not.toThrow();
});
