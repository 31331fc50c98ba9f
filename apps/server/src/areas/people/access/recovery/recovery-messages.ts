import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import type { Sms } from '../../../../platform/sms/sms-sender.ts';
import { MAIL_REASONS } from '../mail-reasons.ts';

export function codeMail(to: string, storeName: string, code: string): MailContent {
  return {
    kind: 'recovery-code',
    to,
    subject: `${code} é o seu código de validação`,
    paragraphs: [
      `Recebemos um pedido para trocar a senha de acesso da loja ${storeName}.`,
      'Digite este código na tela de recuperação. Ele vale por 5 minutos:',
    ],
    code,
    closing: [
      'Não passe este código a ninguém. Nossa equipe nunca pede por ele.',
      'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
    why: MAIL_REASONS.store(storeName),
  };
}

export function passwordChangedMail(to: string, storeName: string): MailContent {
  return {
    kind: 'password-changed',
    to,
    subject: 'A senha da sua loja foi alterada',
    paragraphs: [
      `A senha de acesso da loja ${storeName} acaba de ser alterada e todos os aparelhos foram desconectados.`,
    ],
    closing: ['Foi você? Então está tudo certo. Se não foi, fale com o suporte agora mesmo.'],
    why: MAIL_REASONS.store(storeName),
  };
}

/** SMS with the code. Even with accents, the text fits in one SMS segment. */
export function codeSms(to: string, code: string): Sms {
  return {
    kind: 'recovery-code',
    to,
    text: `Seu código é ${code}, válido por 5 minutos. Não passe a ninguém.`,
  };
}
