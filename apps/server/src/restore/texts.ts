import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import type { UnknownPayment } from '../areas/money/payments/public.ts';
import type { Restore, RestoreStep, StepState } from './restores.ts';

const COUNT = new Intl.NumberFormat('pt-BR');
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const momentWords = (at: number) => `${MOMENT.format(at)} (Brasília)`;
const pedidos = (count: number) => (count === 1 ? '1 pedido' : `${COUNT.format(count)} pedidos`);

/** Reasons why a step waits. */
export const WAITS = {
  failed: 'falhou e é repetida; o registro do servidor diz por quê',
  silentProvider: 'o provedor de pagamentos ainda não respondeu por inteiro',
  openOrders: (open: readonly { storeId: number; orders: number }[]) =>
    `clientes apagados têm pedidos abertos de novo e são apagados quando fecharem: ${open
      .map(({ storeId, orders }) => `loja ${storeId}, ${pedidos(orders)}`)
      .join('; ')}`,
};

const KINDS = {
  charge: 'a cobrança',
  refund: 'a devolução',
  transfer: 'a transferência',
  boleto: 'o boleto',
  dispute: 'a contestação',
  receiver: 'o cadastro',
} as const;

const NEXT = {
  charge: 'Procure o pedido com a plataforma; se ele se perdeu, devolva o dinheiro no provedor.',
  refund: 'Não devolva de novo o mesmo dinheiro.',
  transfer: 'Esse dinheiro já saiu: lance a diferença antes de liberar os repasses da loja.',
  boleto: 'Confira a fatura que ele paga.',
  dispute: 'Confira no provedor.',
  receiver: 'Confira no provedor.',
} as const;

const STATES: Readonly<Record<string, string>> = {
  waiting: 'em andamento',
  captured: 'paga',
  paid: 'paga',
  done: 'feita',
  returned: 'devolvida pelo banco',
  open: 'em aberto',
};

const detailOf = (update: UnknownPayment['update']) =>
  'cents' in update ? ` de ${formatCents(update.cents)} (${STATES[update.state] ?? update.state})` : '';

/** Findings that a person has to check. */
export const FINDINGS = {
  noErasureList:
    'Sem COMANDA_COPIAS não há lista de clientes apagados fora do banco: os apagados depois do momento restaurado voltaram. Apague-os de novo (provedor -- cliente apagar).',
  unreadableErasures: (count: number, place: string) =>
    `Não se leem em ${place} registros de clientes apagados (${COUNT.format(count)}): foram alterados, ou são de outro segredo. Confira os pedidos de apagamento dos últimos 30 dias.`,
  payment: ({ storeId, reference, update }: UnknownPayment) => ({
    finding: `payment ${reference}`,
    words: `Loja ${storeId}: o provedor tem ${KINDS[update.kind]} ${reference}${detailOf(update)}, que este banco não conhece. ${NEXT[update.kind]}`,
  }),
};

const STEPS: Record<RestoreStep, string> = {
  'erased-customers': 'clientes apagados de novo',
  payments: 'provedor de pagamentos perguntado',
};

/** Lines of `npm run depois-de-restaurar`. */
export const AFTER_RESTORE = {
  usage: [
    'npm run depois-de-restaurar                         começa uma época nova, depois de uma restauração por outro programa',
    '    --ate 2026-11-30T12:00:00-03:00                 o momento restaurado, se conhecido',
    '    --sim                                           confirma de antemão',
    'npm run depois-de-restaurar -- situacao             mostra o que falta e o que uma pessoa precisa conferir',
  ].join('\n'),
  question:
    'Este banco foi restaurado a um momento de antes? Todas as sessões terminam, os servidores em execução se encerram e os clientes (painéis, impressão) leem tudo de novo.',
  badMoment: (text: string) => `Não entendi o momento ${text}: use, por exemplo, 2026-11-30T12:00:00-03:00.`,
  begun: (epoch: string) =>
    [
      `Começou a época ${epoch}. As sessões terminaram.`,
      'Inicie os servidores (os que rodavam se encerram); o resto segue sozinho. Para ver: npm run depois-de-restaurar -- situacao',
      'Peça às plataformas que reenviem os pedidos desde o momento restaurado: os que já existem não entram duas vezes.',
    ].join('\n'),
  never: 'Este banco nunca foi restaurado.',
  restored: ({ epoch, backup, restoredTo, begunAt }: Restore) =>
    [
      `Época ${epoch}, desde ${momentWords(begunAt)}.`,
      `Restaurado ${backup === null ? 'por outro programa' : `da cópia ${backup}`}, até ${restoredTo === null ? 'um momento não informado' : momentWords(restoredTo)}.`,
    ].join('\n'),
  step: ({ step, waits, finishedAt }: StepState) =>
    finishedAt !== null ? `✓ ${STEPS[step]}` : `… ${STEPS[step]}${waits === null ? '' : `: ${waits}`}`,
  nothing: 'Nada para uma pessoa conferir.',
  findings: (words: readonly string[]) =>
    [`Para uma pessoa conferir (${COUNT.format(words.length)}):`, ...words.map((each) => `  - ${each}`)].join(
      '\n',
    ),
};
