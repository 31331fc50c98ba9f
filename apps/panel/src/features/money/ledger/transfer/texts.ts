import type { StoreTransfer } from '@comanda/contract/money/ledger/transfers.calls';
import type { PayoutObstacle } from '@comanda/domain/money/ledger/payout';
import { formatMoney } from '@comanda/web/formats/format-money';

/** Why no transfer is possible now, and how to solve this. */
export const obstacleWords: Record<PayoutObstacle, string> = {
  held: 'As transferências da loja estão retidas pela equipe Comanda.',
  'in-review':
    'Estamos conferindo os lançamentos da loja. As transferências voltam assim que a conferência terminar.',
  suspended: 'A loja está suspensa: as transferências voltam quando ela for liberada.',
  'not-approved': 'O pagamento online da loja ainda não foi aprovado para receber transferências.',
  'no-account': 'A loja não tem uma conta de recebimento ativa.',
};

export const transferTexts = {
  title: 'Transferir',
  crumbs: ['Financeiro', 'Minhas Vendas', 'Transferir'],
  crumbsLabel: 'Onde você está',
  loadFailed: 'Não foi possível carregar os dados da transferência.',
  stepOf: (step: number) => `Passo ${step} de 3`,
  back: 'Voltar',
  next: 'Avançar',
  confirm: 'Confirmar',
  where: 'Para onde deseja transferir',
  bankAccount: 'Conta bancária',
  account: 'Conta de destino',
  choose: 'Selecione...',
  chooseFirst: 'Selecione a conta de destino.',
  available: 'Saldo disponível',
  nothing: 'Não há saldo disponível para transferir.',
  toStatement: 'Voltar ao Extrato',
  toAccounts: 'Abrir Contas e Taxas',
  howMuch: 'Inserir valor',
  amount: 'Valor',
  all: (cents: number) => `Usar tudo: ${formatMoney(cents)}`,
  note: 'Identificação (opcional)',
  noteHint: 'Aparece no comprovante, para você lembrar do que se trata.',
  noAmount: 'Informe quanto transferir.',
  tooMuch: (cents: number) => `O saldo disponível é de ${formatMoney(cents)}.`,
  check: 'Confirmar transferência',
  noteShort: 'Identificação',
  beneficiary: 'Favorecido',
  document: 'CPF ou CNPJ',
  bank: 'Banco',
  branch: 'Agência',
  bankNumber: 'Conta',
  pixKey: 'Chave Pix',
  changed:
    'A conta de recebimento mudou enquanto você preenchia. Confira os dados abaixo e confirme de novo.',
  sendFailed: 'Não foi possível pedir a transferência.',
  sendUnknown:
    'Não sabemos se a transferência foi pedida. Confirme de novo: ela não sai duas vezes. Antes de sair desta tela, veja no Extrato se ela está lá.',
  receipt: 'Transferência',
  receiptFailed: 'Não foi possível carregar a transferência.',
  code: 'Código',
  reference: 'Referência',
  requestedAt: 'Pedida em',
  requestedBy: 'Pedida por',
  byItself: 'Repasse automático',
  paidAt: 'Realizada em',
  endedAt: 'Encerrada em',
  reason: 'Motivo',
  savePdf: 'Baixar comprovante',
  saveFailed: 'Não foi possível baixar o comprovante.',
  another: 'Fazer outra transferência',
  again: 'Transferir de novo',
} as const;

/** The name and meaning of each transfer state. */
export const stateTexts: Record<StoreTransfer['state'], { name: string; hint: string }> = {
  asking: {
    name: 'Aguardando o banco',
    hint: 'O pedido está guardado e o banco ainda não respondeu. Não peça de novo: esta página se atualiza sozinha.',
  },
  waiting: {
    name: 'Em andamento',
    hint: 'O banco recebeu o pedido. O dinheiro costuma cair em alguns minutos; esta página se atualiza sozinha.',
  },
  paid: { name: 'Realizado', hint: 'O dinheiro foi enviado para a conta.' },
  failed: { name: 'Erro', hint: 'O banco recusou a transferência. O valor voltou para o saldo disponível.' },
  returned: {
    name: 'Devolvido',
    hint: 'O banco devolveu o dinheiro depois de pago. O valor voltou para o saldo disponível.',
  },
};
