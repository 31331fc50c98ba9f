import { formatCents } from '@comanda/domain/money/format-cents';
import type { ProviderInvoice } from '../../../areas/finance/public.ts';

const STANDING = { open: 'em aberto', paid: 'paga', cancelled: 'cancelada' } as const;
const day = (isoDay: string) => isoDay.split('-').reverse().join('/');

export const FATURA = {
  summary: 'faturas da loja; as vencidas aparecem no painel do administrador',
  openSummary: 'Cobra a loja: valor em reais e dia do vencimento.',
  listSummary: 'Lista as faturas da loja.',
  paySummary: 'Dá baixa em uma fatura paga.',
  cancelSummary: 'Desiste de uma fatura em aberto.',
  cancelQuestion: (number: string, name: string) => `Cancelar a fatura ${number} da loja "${name}"?`,
  notAValue: (word: string) => `"${word}" não é um valor: escreva como 1234,56.`,
  opened: (invoiceId: number, valueCents: number, dueOn: string, name: string) =>
    `Fatura ${invoiceId} de ${formatCents(valueCents)}, vencimento ${day(dueOn)}, aberta para a loja "${name}".`,
  none: 'Nenhuma fatura.',
  line: ({ invoiceId, dueOn, valueCents, status }: ProviderInvoice) =>
    `${String(invoiceId).padStart(4)}  ${day(dueOn)}  ${formatCents(valueCents).padStart(14)}  ${STANDING[status]}`,
  notOpen: (number: string) => `Nenhuma fatura ${number} está em aberto nesta loja.`,
  paid: (number: string) => `Fatura ${number} paga.`,
  cancelled: (number: string) => `Fatura ${number} cancelada.`,
};
