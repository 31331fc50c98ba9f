import { formatDateTime, formatDay, formatTime } from '@comanda/client/formats/date-time.ts';
import type {
  SettlementRun,
  SettlementState,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import type { PayoutObstacle } from '@comanda/domain/money/ledger/payout';
import { formatMoney } from '@comanda/web/formats/format-money';

/** Reasons why a store is not paid out. */
export const obstacleWords: Record<PayoutObstacle, string> = {
  held: 'Retida',
  'in-review': 'Livro não fecha',
  suspended: 'Loja suspensa',
  'not-approved': 'Sem aprovação para receber',
  'no-account': 'Sem conta ativa',
};
export const byHand = 'Transfere à mão';
export const goesOut = 'Sai sozinho';

export const settlementStates: Record<SettlementState, string> = {
  stuck: 'Parado na loja',
  retained: 'Retido integralmente',
  asking: 'Sem resposta do banco',
  waiting: 'Em andamento',
  paid: 'Realizado',
  failed: 'Erro',
  returned: 'Devolvido',
};

export const settlementTexts = {
  title: 'Repasses',
  subtitle: 'A rodada de cada dia útil às 08:00 de Brasília, o que ela vai fazer e o que não deu certo.',
  again: 'Atualizar',
  failed: 'Não foi possível carregar os repasses.',
  store: 'Loja',
  next: {
    title: (day: string) => `Próxima rodada: ${formatDay(day)}`,
    hint: 'Já com o fechamento do mês e as faturas vencidas, se houver. Vendas e estornos até lá mudam os valores.',
    list: 'O que a próxima rodada vai fazer',
    noun: ['loja', 'lojas'],
    none: 'Nada a repassar na próxima rodada',
    sums: { due: 'Previsto', credit: 'Crédito', retained: 'Retido', payout: 'Repasse' },
    columns: {
      due: 'Previsto',
      credit: 'Crédito',
      retained: 'Retido',
      payout: 'Repasse',
      waiting: 'Parado antes',
      how: 'Como sai',
    },
  },
  runs: {
    title: 'Rodadas',
    hint: 'As dos últimos dias úteis; com um dia, as de até ele. Escolha uma para ver loja por loja.',
    until: 'Rodadas até',
    list: 'Rodadas dos últimos dias',
    noun: ['rodada', 'rodadas'],
    none: 'Nenhuma rodada',
    columns: {
      day: 'Dia',
      state: 'Situação',
      stores: 'Lojas',
      net: 'Líquido',
      credit: 'Crédito',
      retained: 'Retido',
      payout: 'Repasse',
      paid: 'Pago',
      stuck: 'Parados',
    },
    state: ({
      startedAt,
      finishedAt,
      leftCount,
    }: Pick<SettlementRun, 'startedAt' | 'finishedAt' | 'leftCount'>) =>
      finishedAt === null
        ? `Em andamento desde ${formatTime(new Date(startedAt))}, ${leftCount === 1 ? 'falta 1' : `faltam ${leftCount}`}`
        : `Terminada em ${formatDateTime(new Date(finishedAt))}`,
    name: (day: string) => `Rodada de ${formatDay(day)}`,
    open: 'Ver as lojas',
    of: (day: string) => `Repasses de ${formatDay(day)}`,
    ofList: 'Repasses do dia, loja por loja',
    ofNoun: ['repasse', 'repasses'],
    ofNone: 'Nenhum repasse assim neste dia',
    onlyStuck: 'Só os parados',
    close: 'Fechar',
    ofColumns: {
      orders: 'Pedidos',
      net: 'Líquido',
      credit: 'Crédito',
      retained: 'Retido',
      payout: 'Repasse',
      state: 'Situação',
      reason: 'Motivo',
    },
  },
  failures: {
    title: 'Falhas',
    hint: 'Lojas que a rodada não conseguiu repassar. O servidor tenta de novo sozinho, com pausas cada vez maiores.',
    list: 'Lojas cujo repasse falhou',
    noun: ['loja', 'lojas'],
    none: 'Nenhuma loja falhou',
    day: 'Dia',
    done: 'Repasse feito.',
    stillFailed: (reason: string | null) => `Ainda não deu certo. ${reason ?? ''}`.trim(),
  },
  holds: {
    title: 'Livro não fecha: repasses parados',
    hint: 'O livro destas lojas não fecha: nada sai para a conta delas até alguém conferir e dizer o motivo.',
    list: 'Lojas cujo livro não fecha, com repasses parados',
    noun: ['loja', 'lojas'],
    none: 'Nenhum repasse parado por um livro que não fecha',
    columns: { cents: 'Sairia', since: 'Desde', difference: 'O que não fecha', actions: 'Ações' },
    mended: 'O livro voltou a fechar.',
    actionsOf: (store: string) => `Ações de ${store}`,
    restored: (since: string) =>
      `O banco foi restaurado em ${since}, e falta conferir com o provedor de pagamentos o que já saiu.`,
    release: 'Liberar os repasses',
    releaseRestored: 'Liberar depois da restauração',
    restoredHint:
      'Confira no provedor de pagamentos o que saiu depois da cópia, e lance antes a diferença: o que este banco não conhece sairia outra vez. O motivo fica no histórico.',
    dialogHint:
      'O que espera sai na próxima rodada, e a loja já pode transferir à mão. Outra diferença retém de novo. O motivo fica no histórico.',
    reason: 'O que foi encontrado e por que o dinheiro pode sair',
    submit: 'Liberar',
    released: 'Repasses liberados.',
    since: 'Repasses parados desde',
    restoredSince: 'Banco restaurado em',
  },
  statuses: {
    title: 'Quem deve e quem tem a receber',
    hint: 'Conta corrente e faturas abaixo de zero são dívida da loja; a receber, disponível e em transferência são dela.',
    list: 'Saldos das lojas',
    noun: ['loja', 'lojas'],
    none: 'Nenhuma loja assim',
    filter: 'Mostrar',
    all: 'Todas',
    owing: 'Devendo',
    held: 'Retidas',
    owed: (cents: number) => `Devido por todas: ${formatMoney(cents)}`,
    columns: {
      current: 'Conta corrente',
      invoiced: 'Faturado',
      receivable: 'A receber',
      available: 'Disponível',
      transit: 'Em transferência',
      held: 'Retenção',
    },
  },
  tab: {
    title: 'Repasses da loja',
    hint: 'O que está nas contas da loja e como o dinheiro chega até ela.',
    failed: 'Não foi possível carregar os repasses da loja.',
    noBook: 'O financeiro desta loja ainda não começou.',
    how: 'Repasse automático',
    on: 'Ligado',
    off: 'Desligado: a loja transfere à mão',
    obstacle: 'Impedimento',
    nothing: 'Nenhum',
    heldAt: 'Retida desde',
    failure: 'Última rodada',
    hold: 'Reter transferências',
    release: 'Liberar transferências',
    released: 'Transferências liberadas.',
    shown: 'A loja foi avisada por e-mail.',
    held: 'Transferências retidas.',
    dialog: 'Reter transferências',
    dialogHint:
      'Nada mais sai para a conta da loja até a liberação; os repasses continuam e ficam disponíveis.',
    mailed: 'A loja recebe o motivo por e-mail.',
    reason: 'Motivo',
    submit: 'Reter',
  },
} as const;
