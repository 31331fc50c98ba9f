import type { FailureRow } from '../../kit/failure-row.ts';

export const LEDGER_ERRORS = {
  'ledger.no-book': { status: 409, text: 'O financeiro desta loja ainda não começou.' },
  'ledger.has-book': { status: 409, text: 'O financeiro desta loja já começou.' },
  'ledger.other-figures': {
    status: 422,
    text: 'Este lançamento já foi feito com outros valores. Confira antes de continuar.',
  },
  'ledger.account-short': { status: 409, text: 'Não há saldo suficiente para isso.' },
  'ledger.moved-since': {
    status: 409,
    text: 'O dinheiro deste pedido já se moveu depois da entrega, então ela não pode mais ser desfeita. O pedido continua entregue; se precisar, fale com o suporte.',
  },
  'ledger.account-changed': {
    status: 409,
    text: 'A conta de recebimento mudou. Confira a conta de agora e confirme de novo.',
  },
  'ledger.payout-held': {
    status: 409,
    text: 'As transferências desta loja estão retidas pela equipe Comanda.',
  },
  'ledger.payout-in-review': {
    status: 409,
    text: 'Estamos conferindo os lançamentos da loja. As transferências voltam assim que a conferência terminar.',
  },
  'ledger.not-in-review': { status: 409, text: 'As transferências desta loja não esperam conferência.' },
  'ledger.payout-suspended': {
    status: 409,
    text: 'A loja está suspensa. As transferências voltam quando ela for liberada.',
  },
  'ledger.already-held': { status: 409, text: 'As transferências desta loja já estão retidas.' },
  'ledger.not-held': { status: 409, text: 'As transferências desta loja não estão retidas.' },
  'ledger.transfer-not-found': { status: 404, text: 'Transferência não encontrada.' },
  'ledger.past-day': { status: 422, text: 'Escolha um dia que ainda não começou.' },
  'ledger.unknown-plan': { status: 404, text: 'Este plano não existe.' },
  'ledger.settlement-not-found': { status: 404, text: 'Este repasse não existe nesta loja.' },
  'ledger.fine-not-found': { status: 404, text: 'Esta multa não existe nesta loja.' },
  'ledger.fine-asked-back': {
    status: 409,
    text: 'A loja já pediu o estorno desta multa. Decida em Estornos de multa.',
  },
  'ledger.request-not-found': { status: 404, text: 'Esta solicitação não existe nesta loja.' },
  'ledger.request-decided': { status: 409, text: 'Esta solicitação já foi decidida.' },
  'ledger.same-person': {
    status: 409,
    text: 'Quem pediu não decide. Outra pessoa da equipe precisa conferir.',
  },
  'ledger.request-waits': {
    status: 409,
    text: 'Isto já foi pedido e espera a aprovação de outra pessoa, em Financeiro.',
  },
  'ledger.fresh-login': {
    status: 409,
    text: 'Seu usuário foi criado ou alterado por outra pessoa há menos de 24 horas. Até lá, peça a outra pessoa da equipe que decida.',
  },
  'ledger.same-hand': {
    status: 409,
    text: 'Quem pediu e quem decide precisam de usuários independentes, e um destes foi criado ou alterado pela mesma pessoa. Outra pessoa da equipe decide este pedido. Para decidir os próximos, troque sua senha em Minha conta um dia depois da mudança.',
  },
  'ledger.book-began': {
    status: 409,
    text: 'Esta loja já tem lançamentos. Saldos de abertura só entram antes deles; use um ajuste.',
  },
  'ledger.already-opened': {
    status: 409,
    text: 'Esta conta já tem um saldo de abertura, lançado ou pedido.',
  },
  'ledger.no-period': { status: 404, text: 'Nenhum período financeiro encontrado.' },
} as const satisfies Record<string, FailureRow>;
