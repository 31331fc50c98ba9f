import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError, readConfig, serverSecret } from '../config.ts';
import { SecretBrokenError, storedSecret } from './stored-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, as a whole, readable by its owner only, and leaves no draft', () => {
  const dataDir = join(folder, 'new');
  const secret = storedSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(storedSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

it.each(['', 'abc', 'x'.repeat(31)])(
  'an incomplete secret (%j) is refused with a message, and its file stays',
  (left) => {
    const path = join(folder, 'secret');
    writeFileSync(path, left);
    expect(() => storedSecret(folder)).toThrow(SecretBrokenError);
    expect(() => serverSecret({ secret: null, dataDir: folder })).toThrow(ConfigError);
    expect(() => serverSecret({ secret: null, dataDir: folder })).toThrow('está vazio ou incompleto');
    expect(readFileSync(path, 'utf8')).toBe(left);
  },
);

it('a configured secret has priority', () => {
  expect(serverSecret({ secret: 'told', dataDir: folder })).toBe('told');
  expect(existsSync(join(folder, 'secret'))).toBe(false);
});

it.each([
  ['a', 'curta'],
  ['x7Kq'.repeat(7), 'curta'],
  ['a'.repeat(64), 'fácil'],
  ['comanda'.repeat(6), 'fácil'],
  ['12345678901234567890123456789012345678', 'fácil'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'fácil'],
])('COMANDA_SECRET=%s is refused', (secret, word) => {
  expect(() => readConfig({ COMANDA_SECRET: secret })).toThrow(word);
});

it.each([
  'f3a91c05be2d8647a0b9c8d7e6f51423',
  'W0UeJYJpBG2ehhl8/r5/RPujOIarvFDzhjZPw2DUA4k=',
  'cavalo bateria grampo correto pizza sexta',
])('COMANDA_SECRET=%s is taken', (secret) => {
  expect(readConfig({ COMANDA_SECRET: secret }).secret).toBe(secret);
});
