import { PROVIDER_SUM_IDS, type ProviderSum } from '@comanda/domain/money/ledger/provider-month';
import { calendarMonth } from '../../kit/calendar-month.ts';
import { defineCall } from '../../kit/define-call.ts';
import { plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf, sortField } from '../../kit/paged.ts';
import { type DomainOfShape, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';

/** One amount for each of {@link PROVIDER_SUMS}. */
const sums = {
  commission: ['comissao', plainReais],
  fee: ['taxas', plainReais],
  fine: ['multas', plainReais],
  sponsored: ['patrocinados', plainReais],
  adjustment: ['ajustes', plainReais],
  refund: ['reembolsos', plainReais],
  retained: ['retido', plainReais],
  invoiced: ['faturado', plainReais],
  received: ['recebido', plainReais],
  owed: ['em_aberto', plainReais],
} as const satisfies Record<ProviderSum, unknown>;

const storeMonth = record({ ...storeField, storeName: ['nome_loja', plainText], ...sums });
export type StoreMonth = DomainOfShape<typeof storeMonth>;

/** Null: the current month in Brasília. The list is sorted by one of the sums, starting with the largest. */
const requested = { month: ['mes', orNull(calendarMonth)], ...sortField('ordem', PROVIDER_SUM_IDS) } as const;

export const readProviderMonth = defineCall({
  name: 'provider.read-month',
  summary: 'O mês do provedor: comissão, taxas, multas, faturado, recebido; ao todo e loja por loja',
  route: 'GET provedor/financeiro/mes',
  access: { kind: 'provider', permission: 'finance.read' },
  input: record({ ...requested, ...afterField('depois') }),
  output: pageOf('lojas', storeMonth, {
    ...sums,
    count: ['quantidade', plainNumber],
    month: ['mes', plainText],
  }),
});
export type ProviderMonth = DomainOfShape<typeof readProviderMonth.output>;

export const exportProviderMonth = defineCall({
  name: 'provider.export-month',
  summary: 'O mês do provedor loja por loja, como planilha com os totais',
  route: 'POST provedor/financeiro/mes/exportar',
  access: { kind: 'provider', permission: 'finance.read', isSensitive: true },
  input: record({ ...requested, ...formatField }),
  output: sheetOf,
});
