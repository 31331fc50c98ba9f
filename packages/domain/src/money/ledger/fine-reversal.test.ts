import { expect, it } from 'vitest';
import {
  type OrderFine,
  readReversalWords,
  reversalState,
  shownFine,
  withoutContacts,
} from './fine-reversal.ts';

const fine = (postingId: number, over: Partial<OrderFine> = {}): OrderFine => ({
  ...{ postingId, cents: 1_000, isReversed: false, reversal: null },
  ...over,
});
const requested = (decision: 'approved' | 'rejected' | null) => ({
  reversal: { decision, description: 'Faltou luz na rua toda', words: null },
});

it.each([
  ['   \n ', 'blank'],
  ['a'.repeat(19), 'too-short'],
  [`   ${'a'.repeat(19)}   `, 'too-short'],
  ['a'.repeat(201), 'too-long'],
  ['👨‍👩‍👧'.repeat(201), 'too-long'],
])('refuses %j', (written, reason) => {
  expect(readReversalWords(written)).toEqual({ ok: false, reason });
});

it.each(['a'.repeat(20), 'a'.repeat(200), '👨‍👩‍👧'.repeat(200)])(
  'takes from 20 to 200 characters: %s',
  (words) => {
    expect(readReversalWords(`  ${words}\n`)).toEqual({ ok: true, value: words });
  },
);

it('shows the fine that can still be contested, otherwise the last one', () => {
  expect(shownFine([])).toBeNull();
  expect(shownFine([fine(1, requested('rejected')), fine(2), fine(3)])?.postingId).toBe(2);
  expect(shownFine([fine(1, requested(null)), fine(2, { isReversed: true })])?.postingId).toBe(2);
  expect(
    [fine(1), ...([null, 'approved', 'rejected'] as const).map((each) => fine(1, requested(each)))].map(
      reversalState,
    ),
  ).toEqual(['none', 'requested', 'approved', 'rejected']);
});

it('hides contact data, and preserves codes, amounts and times', () => {
  expect(
    withoutContacts('Ligue (11) 98765-4321 ou +55 11 3333.4444, pedido 1234, R$ 1.234,56 às 20:15'),
  ).toBe('Ligue [número oculto] ou [número oculto], pedido 1234, R$ 1.234,56 às 20:15');
});

it.each([
  ['11/98765/0000', '[número oculto]'],
  ['11_98765_0000 ou 11*98765*0000', '[número oculto] ou [número oculto]'],
  ['１１９８７６５００００', '[número oculto]'],
  ['ana@x.example, ana.b+c@correio.com.br', '[e-mail oculto], [e-mail oculto]'],
  ['em 20/11/2026 às 18:30, e em 20/11/2026 18:30', 'em 20/11/2026 às 18:30, e em 20/11/2026 18:30'],
  ...[...',;:=~\'"\\><', '....', ' - - ', '\u200B', '\u2060\uFEFF', '\n', '\uFE0F\u20E3'].map((sign) => [
    `fone 11${sign}98765${sign}4321`,
    'fone [número oculto]',
  ]),
  [[...'11987654321'].join('\u200B'), '[número oculto]'],
  ['①①⑨⑧⑦⑥⑤④③②①', '[número oculto]'],
  ['20:15-4321', '[número oculto]'],
  ['(11977771234) reclamou', '[número oculto]) reclamou'],
  [
    'ana＠x.example, ana arroba x.example, ana (arroba) x.example',
    '[e-mail oculto], [e-mail oculto], [e-mail oculto]',
  ],
  ['ana @ x.example', '[e-mail oculto]'],
])('%s reads %s', (text, hidden) => {
  expect(withoutContacts(text)).toBe(hidden);
});

it.each([
  '@ana, 2 @ R$ 3,00',
  'R$ 1.234,56, 20/11/2026 18:30',
  'R$ 12.345.678,90',
  '10,00 + 12,50; 15,00, 1.234,56',
  'de 20/11/2026 18:30 às 19:45, 21/11/2026',
  '2026-11-20 18:30:15',
  '18:30-20:15, 21:00 – 22:30',
  'pedidos #1234, #1235 e #1236',
  'pedido 1234, 20:15, R$ 64,90',
  '10%, 20%, 30%, 40%',
  '3 arrobas de carne, 2 Coca-Cola 350 ml',
])('%s is no contact data and does not change', (text) => {
  expect(withoutContacts(text)).toBe(text);
});
