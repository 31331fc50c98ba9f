import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { RateKind } from '@comanda/domain/money/ledger/terms';
import { formatMoney } from '@comanda/web/formats/format-money';

/** Formats a rate in millionths: 39.900 is '3,99%'. */
export const percentWords = (millionths: number) =>
  `${(millionths / 10_000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`;

const yields = (saleCents: number, yieldCents: number) =>
  `sua venda de ${formatMoney(saleCents)} rende ${formatMoney(yieldCents)}`;

export const planTexts = {
  title: 'Meu Cadastro / Planos de taxas',
  subtitle: 'O que a loja paga em cada venda online, e em quanto tempo recebe.',
  loadFailed: 'Não foi possível carregar os planos de taxas.',
  failed: 'Não foi possível ativar o plano.',
  active: 'Plano ativo',
  from: (day: string) => `Vale a partir de ${formatDay(day)}`,
  activate: 'Ativar este plano',
  keep: 'Ficar com este plano',
  yields: (saleCents: number, yieldCents: number) => {
    const words = yields(saleCents, yieldCents);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  },
  example: (commissionMillionths: number) =>
    `No exemplo, o cliente paga no crédito à vista. A comissão de ${percentWords(commissionMillionths)} já está descontada.`,
  tables: {
    debit: 'Débito: recebimento em 1 dia útil',
    credit: 'Crédito: recebimento em 30 dias',
  } satisfies Record<RateKind, string>,
  tableOf: (plan: string, kind: RateKind) => `${plan}, ${kind === 'debit' ? 'débito' : 'crédito'}`,
  instalments: 'Parcelas',
  brand: 'Bandeira',
  rate: 'Taxa',
  times: (instalments: number) => `${instalments}x`,
  noRates: 'As taxas deste plano ainda não foram definidas.',
  confirmTitle: (plan: string) => `Ativar o ${plan}?`,
  confirmText: (setting: {
    plan: string;
    day: string;
    saleCents: number;
    before: number | null;
    after: number | null;
  }) => {
    const { plan, day, saleCents, before, after } = setting;
    return [
      `O ${plan} vale a partir de ${formatDay(day)}.`,
      after === null
        ? null
        : `Com ele, ${yields(saleCents, after)}.${before === null ? '' : ` Hoje rende ${formatMoney(before)}.`}`,
      'O que foi vendido antes continua com as taxas de antes.',
    ]
      .filter((line) => line !== null)
      .join('\n');
  },
  cancel: 'Cancelar',
} as const;
