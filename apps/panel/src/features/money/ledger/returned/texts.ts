import { formatDay } from '@comanda/client/formats/date-time.ts';
import { monthOf } from '@comanda/domain/kit/time/calendar-month';
import { monthLabel } from '@comanda/domain/money/ledger/financial-period';

export const returnedTexts = {
  commission: (money: string) => `Comissão devolvida: ${money}`,
  fee: (money: string) => `Taxa devolvida: ${money}`,
  and: '; ',
  comma: ', ',
  order: (code: string) => `Pedido #${code}`,
  receivable: 'somada ao repasse do pedido',
  current: (day: string) => `na conta corrente, em ${formatDay(day)}`,
  invoice: (endsOn: string) => `na fatura de ${monthLabel(monthOf(endsOn))}`,
} as const;
