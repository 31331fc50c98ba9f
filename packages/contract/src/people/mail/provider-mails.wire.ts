import { plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';

export const mail = record({
  /** Store id; 0: e-mails to the provider's own people. */
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', nullable(plainText)],
  mailId: ['id', plainText],
  kind: ['tipo', plainText],
  /** The masked address. */
  to: ['para', plainText],
  state: [
    'situacao',
    translated({
      waiting: 'esperando',
      sent: 'enviado',
      'given-up': 'desistido',
      expired: 'vencido',
      dropped: 'descartado',
    }),
  ],
  queuedAt: ['em', plainMoment],
  attempts: ['tentativas', plainNumber],
  /** Why the last attempt failed. */
  fault: [
    'falha',
    nullable(
      translated({
        refused: 'recusado',
        unreachable: 'sem-servidor',
        unknown: 'sem-resposta',
        'not-set-up': 'sem-configuracao',
        unreadable: 'ilegivel',
      }),
    ),
  ],
  /** The mail server's answer, in codes. */
  faultCodes: ['codigos', nullable(plainText)],
  /** Time of the next attempt; null: now, or never. */
  nextAt: ['proxima_tentativa', nullable(plainMoment)],
  /** When the code or link in the mail expires. */
  expiresAt: ['vale_ate', nullable(plainMoment)],
});
/** A mail in the console, without its text. */
export type MailOut = DomainOfShape<typeof mail>;

/** Names of every kind of mail. */
const MAIL_KINDS = {
  'account-change-wait': 'Aviso: troca da conta de recebimento',
  'agreement-signature': 'Link para assinar um documento',
  'agreement-signed': 'Cópia do documento assinado',
  'daily-summary': 'Resumo do dia',
  'dispute-deadline': 'Aviso: prazo de uma contestação',
  'dispute-lost': 'Aviso: contestação perdida',
  'dispute-opened': 'Aviso: pagamento contestado',
  'dispute-won': 'Aviso: contestação ganha',
  'email-changed': 'Aviso: e-mail da pessoa trocado',
  'fine-reversal-decided': 'Aviso: decisão sobre o estorno de uma multa',
  'fine-reversed': 'Aviso: multa estornada',
  fined: 'Aviso: multa',
  invitation: 'Convite para o painel',
  'invoice-closed': 'Fatura do mês',
  'invoice-opened': 'Fatura avulsa',
  'many-failed-logins': 'Aviso: muitas senhas erradas',
  'many-wrong-codes': 'Aviso: muitos códigos errados',
  'manual-adjustment': 'Aviso: ajuste no saldo',
  'manual-invoice-cancelled': 'Aviso: fatura cancelada',
  'manual-invoice-paid': 'Aviso: fatura recebida',
  'manual-opening': 'Aviso: saldo inicial',
  'new-device': 'Aviso: entrada em aparelho novo',
  'new-email-code': 'Código do novo e-mail',
  'online-document-rejected': 'Aviso: documento recusado',
  'online-documents-approved': 'Aviso: documentos aprovados',
  'online-payment-state': 'Aviso: situação do pagamento online',
  'own-password-changed': 'Aviso: senha trocada',
  'password-changed': 'Aviso: senha da loja trocada',
  'password-set': 'Aviso: senha escolhida',
  'payouts-held': 'Aviso: transferências retidas',
  'payouts-released': 'Aviso: transferências liberadas',
  'provider-password-link': 'Link de senha da equipe',
  'receiving-account': 'Aviso: conta de recebimento mudou',
  'recovery-code': 'Código de recuperação',
  'refund-of-store': 'Aviso: reembolso por conta da loja',
  'registration-request': 'Nova solicitação de cadastro',
  'second-factor-off': 'Aviso: segundo fator desligado',
  'second-factor-on': 'Aviso: segundo fator ligado',
  'second-factor-recovery-code-used': 'Aviso: código de recuperação usado',
  'store-data-changed': 'Aviso: dados da loja trocados',
  'store-email-changed': 'Aviso: e-mail da loja trocado',
  'store-email-code': 'Código do novo e-mail da loja',
  'support-visit': 'Aviso: visita do suporte',
  'team-changed': 'Aviso à equipe: acesso de uma pessoa mudou',
  'team-login-changed': 'Aviso: acesso à equipe mudou',
  'transfer-asked': 'Aviso: transferência pedida',
  'transfer-failed': 'Aviso: transferência não realizada',
  'transfer-paid': 'Aviso: transferência realizada',
  'transfer-returned': 'Aviso: transferência devolvida',
} as const;
export type MailKind = keyof typeof MAIL_KINDS;

const KIND_WORDS: Readonly<Record<string, string>> = MAIL_KINDS;
/** Returns the name of a kind of e-mail. For a kind that only another release knows, returns its code. */
export const mailKindWords = (kind: string): string => KIND_WORDS[kind] ?? kind;

export const MAIL_FAULT_WORDS: Readonly<Record<NonNullable<MailOut['fault']>, string>> = {
  refused: 'o servidor de e-mail recusou este endereço ou esta mensagem',
  unreachable: 'o servidor de e-mail não atendeu ou pediu para esperar',
  unknown: 'a conexão caiu no meio: pode ter chegado',
  'not-set-up': 'este servidor não envia e-mails (SMTP_URL)',
  unreadable: 'foi guardado com outro segredo (COMANDA_SECRET)',
};

export const MAIL_STATE_WORDS: Readonly<Record<MailOut['state'], string>> = {
  waiting: 'Esperando',
  sent: 'Enviado',
  'given-up': 'Não saiu',
  expired: 'Venceu antes de sair',
  dropped: 'Descartado',
};
