import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_REASONS } from '../mail-reasons.ts';

/** Mail to a user who changed their own password. */
export function ownPasswordChangedMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): MailContent {
  return {
    kind: 'own-password-changed',
    to,
    subject: 'A sua senha foi alterada',
    paragraphs: [
      `A senha do usuário ${login} da loja ${storeName} acaba de ser alterada em “Minha conta”. Os outros aparelhos foram desconectados.`,
    ],
    closing: [
      'Foi você? Então está tudo certo. Se não foi, use “Esqueci minha senha” agora mesmo e fale com o suporte.',
    ],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}

/** Mail to a new address, with the code that confirms it. */
export function newEmailMail(to: string, code: string): MailContent {
  return {
    kind: 'new-email-code',
    to,
    subject: `${code} é o seu código de confirmação`,
    paragraphs: [
      'Alguém quer usar este e-mail para entrar na Comanda. Se foi você, digite este código em “Minha conta”. Ele vale por 10 minutos:',
    ],
    code,
    closing: ['Se não foi você, ignore esta mensagem: nada muda.'],
    why: MAIL_REASONS.typed('Minha conta'),
  };
}

/** Mail to the previous address after a change. */
export function emailChangedMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): MailContent {
  return {
    kind: 'email-changed',
    to,
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `O usuário ${login} da loja ${storeName} agora tem outro e-mail. Avisos e links não vêm mais para este endereço.`,
    ],
    closing: ['Foi você? Então está tudo certo. Se não foi, fale com o suporte agora mesmo.'],
    why: MAIL_REASONS.formerAccount({ storeName, login }),
  };
}

/** Mail to a user who set a password with a link. */
export function passwordSetMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): MailContent {
  return {
    kind: 'password-set',
    to,
    subject: 'A sua senha foi escolhida por um link',
    paragraphs: [
      `O usuário ${login} da loja ${storeName} tem uma senha nova, escolhida pelo link que foi enviado.`,
    ],
    closing: ['Foi você? Então está tudo certo. Se não foi, fale com o suporte agora mesmo.'],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}
