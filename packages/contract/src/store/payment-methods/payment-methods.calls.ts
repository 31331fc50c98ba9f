import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, integer, moment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, nothing } from '../../kit/shape.ts';
import { NO_METHOD } from './payment-methods.errors.ts';

const offeredMethod = record({
  key: ['chave', plainText],
  name: ['nome', plainText],
  isChosen: ['selected', bool],
});

const storeMethods = record({
  methods: ['obj', list(offeredMethod)],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', nullable(moment)],
});
/**
 * All payment methods, each with the information if the store accepts it. Version 0: the store has never
 * chosen.
 */
export type StoreMethods = DomainOfShape<typeof storeMethods>;

/** The chosen methods. Without a version they replace the saved methods without a check for conflicts. */
const chosenMethods = record({
  keys: [
    'formas',
    asIs(
      z
        .array(z.string().check(z.maxLength(60)))
        .check(z.minLength(1, NO_METHOD), z.maxLength(4 * PAYMENT_METHODS.length)),
    ),
  ],
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});
export type ChosenMethods = DomainOfShape<typeof chosenMethods>;

export const listPaymentMethods = defineCall({
  name: 'payment-methods.list',
  summary: 'As formas de pagamento, e quais delas a loja aceita',
  route: 'GET software_app/listarpagamentos',
  access: { kind: 'session', permission: 'settings.use' },
  isOpenToVisits: true,
  input: nothing,
  output: answer(storeMethods),
});

export const savePaymentMethods = defineCall({
  name: 'payment-methods.save',
  summary: 'Dizer quais formas de pagamento a loja aceita',
  route: 'POST software_app/alteraPagamentos',
  access: { kind: 'session', permission: 'payment-methods.manage' },
  input: chosenMethods,
  output: answer(storeMethods),
  errors: ['payment-methods.unknown', 'record.changed-meanwhile'],
});
