import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { BookEntry } from '@comanda/contract/money/ledger/provider-book.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/money/ledger/account-names';
import { ENTRY_KINDS } from '@comanda/domain/money/ledger/entry-kinds';
import { formatMoney } from '@comanda/web/formats/format-money';

export const bookTexts = {
  title: 'Contas da loja',
  hint: 'O que a loja e o provedor devem um ao outro agora. Abaixo de zero, a loja deve.',
  failed: 'Não foi possível carregar o financeiro da loja.',
  noBook: 'O financeiro desta loja ainda não começou: ele começa com a primeira comissão combinada.',
  since: (day: string, closed: string | null) =>
    closed === null
      ? `O livro começou em ${formatDay(day)}.`
      : `O livro começou em ${formatDay(day)} e está fechado até ${formatDay(closed)}.`,
  otherSide: 'Do outro lado dos lançamentos',
  fine: 'Lançar multa',
  entries: {
    title: 'Lançamentos',
    hint: 'Cada lançamento sai de uma conta e entra em outra. O que estava errado é estornado, nunca apagado.',
    list: 'Lançamentos do livro da loja',
    noun: ['lançamento', 'lançamentos'] as const,
    failed: 'Não foi possível carregar os lançamentos.',
    none: 'Nenhum lançamento no período',
    kind: 'Tipo',
    allKinds: 'Todos os tipos',
    columns: {
      seq: 'Código',
      day: 'Dia',
      name: 'Lançamento',
      way: 'De → para',
      cause: 'Causa',
      state: 'Status',
      value: 'Valor',
      actions: 'Ações',
    },
    states: { posted: 'Lançado', corrected: 'Estornado', correction: 'Estorno' },
    nameOf: ({ kind, orderCode, reason, byName }: BookEntry) =>
      [ENTRY_KINDS[kind], orderCode && `#${orderCode}`, reason, byName].filter(Boolean).join(' · '),
    wayOf: ({ from, to }: BookEntry) => `${BOOK_ACCOUNT_NAMES[from]} → ${BOOK_ACCOUNT_NAMES[to]}`,
    actionsOf: ({ seq }: BookEntry) => `Ações do lançamento ${seq}`,
    reverse: 'Estornar multa',
    causeOf: ({ source, sourceId, postingId }: BookEntry) => {
      const name = SOURCES[source] ?? source;
      // The id of a fine means nothing to users, so the number of its posting is shown.
      return source === 'fine' ? `${name} (lançamento ${postingId})` : `${name} ${shownSource(sourceId)}`;
    },
  },
  manual: {
    requestAdjustment: 'Pedir ajuste',
    requestOpening: 'Pedir saldo de abertura',
    title: { adjustment: 'Pedir ajuste', opening: 'Pedir saldo de abertura' },
    hint: {
      adjustment: 'Nada é lançado agora: outra pessoa da equipe confere e aprova em Financeiro.',
      opening:
        'O que a conta tinha antes do livro. Entra antes de qualquer outro lançamento, uma vez por conta, quando outra pessoa da equipe aprovar em Financeiro.',
    },
    account: 'Conta',
    side: 'Lado',
    sides: { favour: 'A favor da loja', against: 'Contra a loja' },
    value: 'Valor',
    reason: 'Motivo, que a loja lê',
    submit: 'Pedir',
    done: 'Pedido. Outra pessoa da equipe precisa aprovar.',
  },
  proof: {
    title: 'Conferência do livro',
    hint: 'O livro é contado a cada minuto e, uma vez por dia, desde o primeiro lançamento.',
    failed: 'Não foi possível carregar a conferência.',
    never: 'Este livro ainda não foi conferido.',
    good: 'Tudo fecha.',
    bad: 'Não fecha.',
    counted: (proven: number, last: number) =>
      proven !== last
        ? `${proven} de ${last} lançamentos conferidos`
        : last === 1
          ? '1 lançamento conferido'
          : `${last} lançamentos conferidos`,
    at: (at: string) => `em ${at}`,
    whole: (at: string) => `Desde o primeiro lançamento: ${at}`,
    now: 'Conferir agora',
    done: 'Livro conferido.',
    stranded: (cents: number) =>
      `Parado em pedidos encerrados, sem lançamento nem reembolso: ${formatMoney(cents)}.`,
    strandedOrder: (code: string, cents: number, since: string) =>
      `Pedido ${code}: ${formatMoney(cents)}, encerrado em ${since}.`,
  },
  terms: {
    title: 'Comissão e plano',
    hint: 'Cada pedido fica com a comissão e o plano do seu dia. Uma comissão nova vale a partir de um dia que ainda não começou.',
    failed: 'Não foi possível carregar a comissão.',
    none: 'Nenhuma comissão combinada. A primeira abre o livro da loja.',
    list: 'Comissões combinadas',
    noun: ['comissão', 'comissões'] as const,
    plans: 'Planos escolhidos pela loja',
    planNoun: ['plano', 'planos'] as const,
    firstPlan: 'A loja nunca escolheu um plano: vale o Plano Standard Padrão.',
    columns: {
      from: 'Desde',
      rate: 'Comissão',
      delivery: 'Também sobre a entrega',
      plan: 'Plano',
      by: 'Definida por',
      state: 'Situação',
    },
    yes: 'Sim',
    no: 'Não',
    add: 'Nova comissão',
    dialog: {
      title: 'Nova comissão',
      hint: (day: string) => `O primeiro dia possível é ${formatDay(day)}. O que já foi vendido não muda.`,
      from: 'Vale a partir de',
      tooEarly: (day: string) => `Escolha ${formatDay(day)} ou depois.`,
      rate: 'Comissão',
      delivery: 'Também sobre a taxa de entrega',
      submit: 'Combinar comissão',
      done: 'Comissão combinada.',
    },
  },
  fineDialog: {
    title: 'Lançar multa',
    hint: 'A multa sai da conta corrente da loja na hora.',
    mailed: 'A loja recebe um e-mail com o motivo.',
    order: 'Número do pedido',
    value: 'Valor da multa',
    reason: 'Motivo, que a loja lê',
    submit: 'Lançar multa',
    done: 'Multa lançada.',
    shown: 'A loja foi avisada.',
  },
  reverseDialog: {
    title: 'Estornar multa',
    hint: ({ cents, orderCode }: BookEntry) =>
      `${formatMoney(cents)}${orderCode === null ? '' : ` do pedido #${orderCode}`} voltam para a conta corrente da loja.`,
    mailed: 'A loja recebe um e-mail com o motivo.',
    reason: 'Motivo, que a loja lê',
    submit: 'Estornar multa',
    done: 'Multa estornada.',
    shown: 'A loja foi avisada.',
  },
} as const;

const SOURCES: Readonly<Record<string, string>> = {
  opening: 'Abertura',
  charge: 'Cobrança',
  order: 'Pedido',
  refund: 'Reembolso',
  dispute: 'Contestação',
  fine: 'Multa',
  adjustment: 'Ajuste',
  settlement: 'Repasse',
  transfer: 'Transferência',
  period: 'Fechamento',
  invoice: 'Fatura',
};

/** Formats '2026-11-04' as a day. Other ids, such as 's7-payout3-1' or '12', stay unchanged. */
const shownSource = (id: string) => {
  const name = BOOK_ACCOUNT_NAMES[id as keyof typeof BOOK_ACCOUNT_NAMES];
  return name ?? (/^\d{4}-\d{2}-\d{2}$/.test(id) ? formatDay(id) : id);
};
