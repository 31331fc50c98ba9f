import type { OnlineSaleGap } from '@comanda/domain/store/store/online-sales';
import { calendarDay } from '../../kit/calendar-day.ts';
import { translated } from '../../kit/field-types.ts';
import { list, nullable, record } from '../../kit/record.ts';

/** Steps that may be missing before customers can pay online. */
export const saleGap = translated({
  provider: 'SEM_PROVEDOR',
  registration: 'SEM_CADASTRO',
  approval: 'SEM_APROVACAO',
  account: 'SEM_CONTA',
  commission: 'SEM_COMISSAO',
  'first-day': 'AINDA_NAO_COMECOU',
  'order-day': 'PEDIDO_DE_ANTES',
  switch: 'DESLIGADO',
} as const satisfies Record<OnlineSaleGap, string>);

export const onlineSales = record({
  gaps: ['falta', list(saleGap)],
  openedOn: ['comecam_em', nullable(calendarDay)],
});
