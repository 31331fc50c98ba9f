import { brazilianDay } from '../../kit/time/brazilian-days.ts';
import type { OnlineSaleGap, OnlineSales } from './online-sales.ts';

const GAP_NAMES = {
  provider: 'o provedor de pagamentos',
  registration: 'o cadastro de pagamento online',
  approval: 'a aprovação do cadastro',
  account: 'uma conta de recebimento ativa',
  commission: 'a comissão combinada com o suporte',
  switch: 'ligar o pagamento online',
} as const satisfies Partial<Record<OnlineSaleGap, string>>;

/** Describes a missing condition, to follow the word 'falta': 'a aprovação do cadastro'. */
function gapName(gap: OnlineSaleGap, { openedOn }: OnlineSales): string {
  if (gap !== 'first-day' && gap !== 'order-day') return GAP_NAMES[gap];
  return `o primeiro dia da comissão (${openedOn === null ? '' : brazilianDay(openedOn)})`;
}

/**
 * Describes all missing conditions, to follow the word 'falta': 'a aprovação do cadastro e uma conta de
 * recebimento ativa'.
 */
export const gapNames = (gaps: readonly OnlineSaleGap[], sales: OnlineSales): string =>
  new Intl.ListFormat('pt-BR').format(gaps.map((gap) => gapName(gap, sales)));

/** The reason why an order is not charged online, for partners; '' when the order is charged. */
export function whyNotCharged(sales: OnlineSales): string {
  const [gap] = sales.gaps;
  const day = sales.openedOn === null ? '' : brazilianDay(sales.openedOn);
  if (gap === undefined) return '';
  if (gap === 'switch') return 'a loja desligou o pagamento online';
  if (gap === 'first-day') return `começa em ${day}`;
  if (gap === 'order-day') return `começou em ${day}, e o pedido é de antes`;
  return `falta ${gapName(gap, sales)}`;
}
