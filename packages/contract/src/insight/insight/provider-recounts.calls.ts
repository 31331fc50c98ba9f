import { defineCall } from '../../kit/define-call.ts';
import { bool, plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';

const recount = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  countedAt: ['contado_em', plainMoment],
  // Number of orders that were counted, up to the first difference.
  orders: ['pedidos', plainNumber],
  // The first difference in words; null: no order differs.
  difference: ['diferenca', nullable(plainText)],
});
export type SalesRecount = DomainOfShape<typeof recount>;

export const listRecounts = defineCall({
  name: 'provider.list-sales-recounts',
  summary:
    'A recontagem diária das somas de vendas de todas as lojas, a contada há mais tempo primeiro; só as que não fecham, onde se pede',
  route: 'GET provedor/relatorios/recontagens',
  access: { kind: 'provider', permission: 'finance.read' },
  input: record({ onlyDifferent: ['diferentes', orNull(bool)], ...afterField('depois') }),
  output: pageOf('lojas', recount, {
    count: ['quantidade', plainNumber],
    differentCount: ['com_diferenca', plainNumber],
  }),
});

/** Computes the sums of the orders again. Moves no money. */
export const repairSales = defineCall({
  name: 'provider.repair-sales',
  summary:
    'Refazer as somas de vendas de uma loja a partir dos pedidos, sem parar o trabalho dela, e recontar',
  route: 'POST provedor/lojas/{loja}/relatorios/refazer',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record(storeField),
  // The first remaining difference; null: no order differs.
  output: answer('diferenca', nullable(plainText)),
  errors: ['provider.unknown-store', 'insight.sums-busy'],
});
