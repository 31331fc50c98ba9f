import type { FailureRow } from '../../kit/failure-row.ts';

export const ONLINE_PAYMENT_ERRORS = {
  'online-payment.no-registration': {
    status: 404,
    text: 'Salve antes os dados cadastrais do pagamento online.',
  },
  'online-payment.document-by-support': {
    status: 409,
    text: 'O CNPJ e o CPF só mudam pelo suporte. Ligue para nós.',
  },
  'online-payment.picture-refused': { status: 422, text: 'Não foi possível usar a imagem: {detail}' },
  'online-payment.document-approved': {
    status: 409,
    text: 'Este documento já foi aprovado: não é preciso enviar outro.',
  },
  'online-payment.no-document': { status: 404, text: 'Este documento ainda não foi enviado.' },
  'online-payment.document-decided': {
    status: 409,
    text: 'Este documento já foi avaliado, ou a loja enviou outro no lugar. Veja como está agora.',
  },
  'online-payment.rejection-untold': {
    status: 422,
    text: 'Explique o motivo em pelo menos 10 caracteres: a loja precisa saber o que enviar.',
  },
  'online-payment.unknown-plan': { status: 404, text: 'Este plano não existe.' },
  'online-payment.no-account': { status: 404, text: 'Esta conta não está mais cadastrada.' },
  'online-payment.account-active': {
    status: 409,
    text: 'Esta é a conta ativa. Ative outra antes de mudar ou excluir esta.',
  },
  'online-payment.account-waits': {
    status: 409,
    text: 'Uma troca de conta está esperando as 24 horas. Espere, ou desista dela antes.',
  },
  'online-payment.nothing-waits': { status: 404, text: 'Nenhuma troca de conta está esperando.' },
  'online-payment.other-holder': {
    status: 409,
    text: 'A conta precisa ser do mesmo titular do cadastro: {detail}.',
  },
  'online-payment.key-unknown': {
    status: 409,
    text: 'Não encontramos esta chave Pix. Confira a chave e o tipo dela.',
  },
  'online-payment.key-unchecked': {
    status: 503,
    text: 'Não conseguimos confirmar agora de quem é esta chave. Tente de novo em instantes.',
  },
  'online-payment.too-many-accounts': {
    status: 409,
    text: 'A loja já tem 50 contas. Exclua uma que não usa mais.',
  },
} as const satisfies Record<string, FailureRow>;
