import { SALE_METHODS } from '@comanda/domain/insight/insight/order-fact';
import {
  hoursOfSpan,
  isReasonKey,
  LONGEST_NAME,
  MARK_WORDS,
  SOLD_OUTCOMES,
} from '@comanda/domain/insight/insight/sold-filter';
import * as z from 'zod/mini';
import { integer, oneOf, textOrNull, translated } from '../../kit/field-types.ts';
import { orNull } from '../../kit/record.ts';
import { asIs, type Shape } from '../../kit/shape.ts';

const NO_REASON = 'Informe quem cancelou e o código do motivo, como user:UNAVAILABLE_ITEM.';
const NO_HOURS = 'Informe as horas como 19-21, de 0 a 24.';

const checked = (isOne: (written: string) => boolean, words: string): Shape<string, string> =>
  asIs<string>(z.string().check(z.refine(isOne, words)));

/** Wire fields that filter lists of past orders. */
export const soldFilter = {
  outcome: ['desfecho', orNull(oneOf(SOLD_OUTCOMES))],
  way: ['forma', orNull(oneOf(SALE_METHODS))],
  reason: ['motivo', orNull(checked(isReasonKey, NO_REASON))],
  mark: ['com', orNull(translated(MARK_WORDS))],
  hours: ['horas', orNull(checked((written) => hoursOfSpan(written) !== null, NO_HOURS))],
  weekday: ['dia_semana', orNull(integer({ min: 0, max: 6 }))],
  missing: ['em_falta', textOrNull({ max: LONGEST_NAME })],
} as const;
