const reasonWords = (told: string | null) => (told === null ? [] : [`Motivo informado: ${told}.`]);
const AGAIN =
  'O valor voltou para o saldo disponível. Confira a conta em Contas e Taxas e faça a transferência de novo em Extrato.';

/** What administrators are written of money on its way to the store's account. */
export const PAYOUT_MAILS = {
  amount: 'Valor',
  failed: (store: string, told: string | null) => ({
    subject: 'Uma transferência não foi concluída',
    paragraphs: [`Uma transferência da loja ${store} foi recusada pelo banco.`, ...reasonWords(told), AGAIN],
  }),
  returned: (store: string, told: string | null) => ({
    subject: 'Uma transferência foi devolvida',
    paragraphs: [
      `O banco devolveu uma transferência que já tinha sido paga à loja ${store}.`,
      ...reasonWords(told),
      AGAIN,
    ],
  }),
} as const;
