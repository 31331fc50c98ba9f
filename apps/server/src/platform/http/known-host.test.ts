import { expect, it } from 'vitest';
import { isKnownHost } from './known-host.ts';

it.each([
  ['localhost:3000', null, true],
  ['127.0.0.1', null, true],
  ['192.168.0.7:3000', null, true],
  ['[::1]:3000', null, true],
  ['painel.example.com', 'painel.example.com', true],
  ['PAINEL.example.com', 'painel.example.com', true],
  ['painel.example.com:8443', 'painel.example.com', false],
  ['evil.example:3000', null, false],
  ['localhost.evil.example', null, false],
  [undefined, null, false],
])('%s with %s: %s', (host, publicHost, isKnown) => {
  expect(isKnownHost(host, publicHost)).toBe(isKnown);
});
