import { isCnpj } from '@comanda/domain/kit/documents/cnpj';
import { isCpf } from '@comanda/domain/kit/documents/cpf';
import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { dateOfSeconds, secondsOfDate } from '@comanda/domain/money/banking/seconds-date';
import { BRAZILIAN_STATES } from '@comanda/domain/money/online-payment/registration';
import * as z from 'zod/mini';
import { oneOf } from '../../kit/field-types.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { wireInteger } from '../../kit/wire-types.ts';

/** Accepts a number with any punctuation. Only letters and digits are saved, in capitals. */
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
/** A CNPJ (letters and digits, the last two are digits) or an empty text. */
export const cnpjOrNone = written(
  (tidied) => tidied === '' || isCnpj(tidied),
  'CNPJ inválido: confira os números e as letras.',
);
export const postalCode = written(matches(/^\d{8}$/), 'O CEP tem 8 números.');
export const phone = written(matches(/^[1-9]\d{9,10}$/), 'Informe o telefone com DDD: 10 ou 11 números.');
export const stateCode = oneOf(BRAZILIAN_STATES);

/**
 * The first time zone of Brazil to reach midnight. Midnight in any Brazilian zone is therefore on the same
 * day in this zone.
 */
const FIRST_ZONE = 'America/Noronha';
const OUT_OF_RANGE = 'Data fora do possível.';

/**
 * A calendar day as seconds on the wire: noon UTC, which is on this day everywhere in Brazil. Also decodes
 * midnight UTC and midnight of any Brazilian time zone.
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
