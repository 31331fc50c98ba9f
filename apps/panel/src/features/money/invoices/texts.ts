import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { LegacyInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { InvoiceStatus, TaxInvoice } from '@comanda/contract/money/invoices/invoices.calls';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';

export const statusWords: Record<InvoiceStatus, string> = {
  processing: 'Processando',
  accumulated: 'Acumulado',
  pending: 'Pendente',
  overdue: 'Vencido',
  paid: 'Pago',
  canceled: 'Cancelado',
};
export const statusTones: Record<InvoiceStatus, Tone> = {
  processing: 'neutral',
  accumulated: 'neutral',
  pending: 'pending',
  overdue: 'late',
  paid: 'delivered',
  canceled: 'neutral',
};

export const legacyWords: Record<LegacyInvoice['status'], string> = {
  PG: 'Pago',
  AT: 'Pendente',
  VC: 'Vencido',
  IS: 'Isenta',
  FA: 'Acumulado',
};
export const legacyTones: Record<LegacyInvoice['status'], Tone> = {
  PG: 'delivered',
  AT: 'pending',
  VC: 'late',
  IS: 'neutral',
  FA: 'neutral',
};

const TAX_NAMES: Record<TaxInvoice['kind'], string> = {
  commission: 'Nota fiscal da comissão',
  other: 'Nota fiscal do pagamento online',
};

export const invoiceTexts = {
  title: 'Faturas',
  subtitle: 'O que a loja deve à Comanda em cada mês, como pagar e do que é feito.',
  list: 'Faturas da loja',
  noun: ['fatura', 'faturas'],
  name: (invoiceId: number) => `Fatura ${invoiceId}`,
  failed: 'Não foi possível listar as faturas',
  failedHint: 'Recarregue a página. Se continuar assim, fale com o suporte.',
  noneTitle: 'Nada por aqui',
  none: 'Nenhuma fatura para listar.',
  columns: {
    id: 'ID',
    period: 'Período',
    value: 'Valor',
    dueOn: 'Vencimento',
    status: 'Status',
    actions: 'Ações',
  },
  period: (from: string, through: string) => `${formatDay(from)} a ${formatDay(through)}`,
  byHand: 'Cobrança avulsa',
  addition: (cents: number) => `Acréscimo de ${formatMoney(cents)} na próxima fatura`,
  discount: (cents: number) => `Desconto de ${formatMoney(cents)} na próxima fatura`,
  left: (cents: number) => `Falta pagar ${formatMoney(cents)}`,
  pay: 'Pagar',
  payOf: (invoiceId: number) => `Pagar a fatura ${invoiceId}`,
  more: (invoiceId: number) => `Mais da fatura ${invoiceId}`,
  detail: 'Do que é feita',
  paper: 'Baixar a fatura (PDF)',
  pdfFailed: 'Não foi possível baixar a fatura. Tente de novo.',
  noPdf: 'Esta fatura não tem PDF.',
  tax: ({ kind }: TaxInvoice) => TAX_NAMES[kind],
  taxExpected: (day: string, today: string) =>
    day >= today ? `Prevista para ${formatDay(day)}` : 'Ainda não emitida. Fale com o suporte.',
} as const;

export const detailTexts = {
  failed: 'Não foi possível carregar esta fatura.',
  chart: 'Do que é feita',
  formula:
    'Saldo que veio do período anterior, mais tudo o que entrou e saiu da conta corrente no período. Abaixo de zero, a loja deve. Até R$ 30,00 passam para a próxima fatura.',
  carried: 'Saldo do período anterior',
  later: 'Retido ou pago antes do fechamento',
  laterTable: 'Lançamentos entre o fim do período e o fechamento',
  laterCounted: 'Conta nesta fatura',
  total: 'Saldo do período',
  unexplained: 'Outros',
  reason: 'Referente a',
  dueOn: 'Vencimento',
  payableUntil: 'Pague sem juros até',
  paid: 'Já pago',
  paidAt: 'Pago em',
  paidBy: 'Último pagamento',
  retained: 'O boleto foi retirado: o valor será retido do próximo repasse.',
  entries: 'Lançamentos',
  kind: 'Mostrar',
  all: 'Todos',
  entryColumns: { day: 'Dia', what: 'O que é', order: 'Pedido ou repasse', reason: 'Motivo', value: 'Valor' },
  entriesFailed: 'Não foi possível carregar os lançamentos.',
  noEntries: 'Nenhum lançamento',
  noEntriesHint: 'Nada entrou ou saiu da conta corrente neste período.',
  entryNoun: ['lançamento', 'lançamentos'],
  order: (code: string | null, orderId: number) => (code === null ? `Pedido nº ${orderId}` : `#${code}`),
} as const;

export const payTexts = {
  dueOn: (day: string, isOverdue: boolean) => `${isOverdue ? 'Venceu' : 'Vence'} em ${formatDay(day)}.`,
  payableUntil: (day: string) => `Como não é dia útil, pague sem juros até ${formatDay(day)}.`,
  boleto: 'Boleto',
  line: 'Linha digitável',
  copyLine: 'Copiar linha digitável',
  boletoStates: {
    asking: 'O boleto está sendo gerado. Volte em alguns minutos.',
    refused: 'O boleto não pôde ser gerado. Pague por Pix ou fale com o suporte.',
    withdrawn: 'O boleto foi retirado: o valor será retido do próximo repasse.',
    paid: 'O banco confirmou o pagamento deste boleto.',
    none: 'Esta fatura não tem boleto por enquanto. Pague por Pix ou fale com o suporte.',
  },
  pix: 'Pix',
  pixCode: 'Pix copia e cola',
  copyPix: 'Copiar código Pix',
  qr: 'QR Code do Pix desta fatura',
  pixOfBoleto: 'O pagamento é confirmado em poucos minutos. Pague por Pix ou pelo boleto, não pelos dois.',
  pixRetained:
    'Esta fatura será retida do próximo repasse. Pague por Pix só se não quiser esperar: se o repasse vier antes, o que for pago a mais volta para a loja.',
  pixByHand: 'A equipe Comanda confirma o pagamento por Pix em até um dia útil.',
  copied: 'Copiado.',
  notCopied: 'Não foi possível copiar. Selecione o texto e copie.',
  nothing: 'Não há nada a pagar nesta fatura.',
} as const;

export const legacyTexts = {
  title: 'Antigas',
  list: 'Faturas do sistema antigo',
  noun: ['fatura antiga', 'faturas antigas'],
  columns: {
    reference: 'Referência',
    value: 'Valor',
    dueOn: 'Vencimento',
    status: 'Status',
    actions: 'Ações',
  },
  invoice: 'Fatura',
  tax: 'Nota fiscal',
  pay: 'Pagar',
  of: (what: string, reference: string) => `${what} de ${reference}`,
  name: (reference: string) => `Fatura antiga de ${reference}`,
  failed: 'Não foi possível listar as faturas antigas',
} as const;
