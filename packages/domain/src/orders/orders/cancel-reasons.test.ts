import { expect, it } from 'vitest';
import { CANCEL_REASONS, customerTextOf, decideCancelReason, NOT_ANSWERED } from './cancel-reasons.ts';

it('the reason of the deadline cannot be chosen, but the customer reads it in words', () => {
  expect(CANCEL_REASONS.map((reason): string => reason.code)).not.toContain(NOT_ANSWERED.code);
  for (const chosen of [NOT_ANSWERED.code, NOT_ANSWERED.label])
    expect(decideCancelReason(chosen, null)).toEqual({ ok: false, reason: 'reason-missing' });
  expect(customerTextOf(NOT_ANSWERED.code, NOT_ANSWERED.label)).toBe(
    'A loja não respondeu ao pedido a tempo.',
  );
});

it('the customer reads the text of the catalogue, or the text that was typed', () => {
  expect(customerTextOf('RISK_AREA', 'Área de risco')).toBe('A loja não consegue entregar no seu endereço.');
  expect(customerTextOf('OTHER_CANCELLATION_REASON', 'O forno quebrou hoje')).toBe('O forno quebrou hoje');
});
