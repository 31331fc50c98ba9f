import { isCnpj } from '@comanda/domain/kit/documents/cnpj';
import { isCpf } from '@comanda/domain/kit/documents/cpf';
import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { dateOfSeconds, secondsOfDate } from '@comanda/domain/money/banking/seconds-date';
import { BRAZILIAN_STATES } from '@comanda/domain/money/online-payment/registration';
import * as z from 'zod/mini';
import { oneOf } from '../../kit/field-types.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { wireInteger } from '../../kit/wire-types.ts';

/** Numbers with any punctuation: only letters and digits are saved, in capitals. */
function written(isRight: (tidied: string) => boolean, words: string): Shape<string, string> {
  return shape(
    z.string().check(
      z.maxLength(40),
      z.refine((typed) => isRight(normalizeDocument(typed)), words),
    ),
    { decode: normalizeDocument, encode: (stored: string) => stored },
  );
}
const matches = (pattern: RegExp) => (tidied: string) => pattern.test(tidied);

export const cpf = written(isCpf, 'CPF inválido: confira os números.');
/** Letters and digits, the last two are digits; empty: no CNPJ. */
export const cnpjOrNone = written(
  (tidied) => tidied === '' || isCnpj(tidied),
  'CNPJ inválido: confira os números e as letras.',
);
export const postalCode = written(matches(/^\d{8}$/), 'O CEP tem 8 números.');
export const phone = written(matches(/^[1-9]\d{9,10}$/), 'Informe o telefone com DDD: 10 ou 11 números.');
export const stateCode = oneOf(BRAZILIAN_STATES);

/** This zone reaches midnight first in Brazil: midnight of any Brazilian zone is the same day here. */
const FIRST_ZONE = 'America/Noronha';
const OUT_OF_RANGE = 'Data fora do possível.';

/**
 * A calendar day as seconds on the wire: noon UTC, which is that day everywhere in Brazil. Midnight of any zone of
 * Brazil and midnight UTC decode to their day, too.
 */
export const secondsDay: Shape<string, number> = shape(
  z.pipe(
    wireInteger,
    z
      .int()
      .check(
        z.gte(Date.UTC(1900, 0, 1) / 1_000, OUT_OF_RANGE),
        z.lt(Date.UTC(2100, 0, 1) / 1_000, OUT_OF_RANGE),
      ),
  ),
  {
    decode: (seconds) => dateOfSeconds(seconds, FIRST_ZONE),
    encode: secondsOfDate,
  },
);
