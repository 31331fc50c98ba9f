import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const SECRET = 'u8Qe2vXk0Zr5TgB7nYw3Lm9HsJc4Pd1F';

it('secrets are read from mounted files, without the final line break', () => {
  const dir = folderOfTest();
  const path = join(dir, 'secret');
  writeFileSync(path, `${SECRET}\n`);
  expect(readConfig({ COMANDA_SECRET_FILE: path, SMTP_URL_FILE: path })).toMatchObject({
    secret: SECRET,
    mail: { smtpUrl: SECRET },
  });
});

it.each([
  [{ COMANDA_SECRET: SECRET, COMANDA_SECRET_FILE: '/x' }, 'COMANDA_SECRET e COMANDA_SECRET_FILE'],
  [{ SMS_TOKEN_FILE: '/no/such/file' }, 'SMS_TOKEN_FILE não pôde ser lida'],
  [{ SMS_TOKEN_FILE: '/dev/null' }, 'SMS_TOKEN_FILE está vazia'],
])('%j is refused with a sentence', (env, words) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(words);
});
