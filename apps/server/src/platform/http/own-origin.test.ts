import { expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

it.each([
  ['https://painel.example.com', 'painel.example.com', 'https://painel.example.com', true],
  ['http://painel.example.com', 'painel.example.com', 'https://painel.example.com', false],
  ['https://10.0.0.7:3000', '10.0.0.7:3000', 'https://painel.example.com', false],
  ['http://10.0.0.7:3000', '10.0.0.7:3000', null, true],
  ['https://10.0.0.7:3000', '10.0.0.7:3000', null, true],
  ['http://evil.example', '10.0.0.7:3000', null, false],
  ['http://localhost:3000', 'localhost:3000', 'http://painel.local', true],
])('%s asking %s of %s: %s', (origin, host, publicUrl, isOwn) => {
  expect(isOwnOrigin(origin, host, new Set(publicUrl === null ? [] : [publicUrl]))).toBe(isOwn);
});
