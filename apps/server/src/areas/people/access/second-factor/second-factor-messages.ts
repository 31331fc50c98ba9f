import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_REASONS } from '../mail-reasons.ts';

interface About {
  storeName: string;
  login: string;
}

const IF_NOT_YOU = 'Se não foi, troque a senha agora em “Esqueci minha senha” e fale com o suporte.';

/** Mail about an attacker who has the password and tries codes. */
export function wrongCodesMail(to: string, { storeName, login }: About): MailContent {
  return {
    kind: 'many-wrong-codes',
    to,
    subject: 'Alguém sabe a sua senha',
    paragraphs: [
      `Alguém acertou a senha do usuário ${login} da loja ${storeName} e errou várias vezes o código do aplicativo.`,
      'Ninguém entrou: o código segurou a porta.',
    ],
    closing: [`Foi você? Confira se a hora do celular está certa. ${IF_NOT_YOU}`],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}

/** Mail to a user who logged in with a recovery code. `left`: number of remaining codes. */
export function recoveryCodeUsedMail(
  to: string,
  { storeName, login, left }: About & { left: number },
): MailContent {
  return {
    kind: 'second-factor-recovery-code-used',
    to,
    subject: 'Um código de recuperação foi usado',
    paragraphs: [
      `O usuário ${login} da loja ${storeName} acaba de usar um código de recuperação no lugar do código do aplicativo. Restam ${left}.`,
    ],
    closing: [
      `Foi você? Então está tudo certo. Se restam poucos, gere novos em “Minha conta”. ${IF_NOT_YOU}`,
    ],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}

/** Mail to the user who turned on the second factor. */
export function factorOnMail(to: string, { storeName, login }: About): MailContent {
  return {
    kind: 'second-factor-on',
    to,
    subject: 'O segundo fator da sua conta está ligado',
    paragraphs: [
      `O usuário ${login} da loja ${storeName} agora entra com a senha e um código do aplicativo.`,
    ],
    closing: [
      'Guarde os códigos de recuperação fora do celular.',
      `Foi você? Então está tudo certo. ${IF_NOT_YOU}`,
    ],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}

/** Mail to the user whose second factor was turned off. */
export function factorOffMail(to: string, { storeName, login }: About): MailContent {
  return {
    kind: 'second-factor-off',
    to,
    subject: 'O segundo fator da sua conta foi desligado',
    paragraphs: [`O usuário ${login} da loja ${storeName} voltou a entrar só com a senha.`],
    closing: [`Foi você, ou pediu ao suporte? Então está tudo certo. ${IF_NOT_YOU}`],
    why: MAIL_REASONS.account({ storeName, login }),
  };
}
