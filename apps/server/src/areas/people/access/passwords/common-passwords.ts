import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { variantsOf } from '@comanda/domain/people/access/guessable-password';

const require = createRequire(import.meta.url);
/** A JSON array of 49,000 passwords from leaks. */
const LIST = join(dirname(require.resolve('@zxcvbn-ts/language-common/package.json')), 'src/passwords.json');
/** Common Brazilian passwords that are missing in the list of English leaks. */
const OURS = [
  'mudar',
  'mudei',
  'corinthians',
  'pizzaria',
  'lojista',
  'operador',
  'entregador',
  'hamburgueria',
];

/** Cached after the first use. The synchronous read of half a megabyte blocks the event loop only once. */
let list: string | undefined;

/** True when a password, or the word inside it, is one of the most common passwords. */
export function isCommonPassword(password: string): boolean {
  const variants = variantsOf(password);
  if (variants.some((variant) => OURS.includes(variant))) return true;
  list ??= readFileSync(LIST, 'utf8');
  const words = list;
  return variants.some((variant) => words.includes(JSON.stringify(variant)));
}
