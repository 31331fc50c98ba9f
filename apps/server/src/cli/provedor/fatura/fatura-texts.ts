import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import type { ProviderInvoice } from '../../../areas/money/invoices/public.ts';

const STATUS = { open: 'em aberto', paid: 'paga', cancelled: 'cancelada' } as const;

export const FATURA = {
  summary: 'faturas da loja; as vencidas aparecem no painel do administrador',
  openSummary: 'Cobra a loja: valor em reais, dia do vencimento e motivo, que a loja lê.',
  listSummary: 'Lista as faturas da loja.',
  inConsoleSummary: 'No console: uma pessoa pede e outra aprova.',
  inConsole:
    'Nada mudou. Dar baixa em uma fatura, ou cancelar, pede duas pessoas: uma pede no console, na loja, em Faturas; outra aprova em Financeiro.',
  noReason: 'Diga o motivo, entre aspas: a loja o lê na fatura e no e-mail.',
  notAValue: (word: string) => `"${word}" não é um valor: escreva como 1234,56.`,
  opened: (invoiceId: number, valueCents: number, dueOn: string, name: string) =>
    `Fatura ${invoiceId} de ${formatCents(valueCents)}, vencimento ${brazilianDay(dueOn)}, aberta para a loja "${name}".`,
  none: 'Nenhuma fatura.',
  line: ({ invoiceId, dueOn, valueCents, status }: ProviderInvoice) =>
    `${String(invoiceId).padStart(4)}  ${brazilianDay(dueOn)}  ${formatCents(valueCents).padStart(14)}  ${STATUS[status]}`,
};
