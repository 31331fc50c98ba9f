import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_REASONS } from '../mail-reasons.ts';

/** Mail to the owner of an account under attack. `failures`: at least this many since yesterday. */
export function manyFailuresMail(
  to: string,
  about: { storeName: string; login: string; failures: number },
): MailContent {
  return {
    kind: 'many-failed-logins',
    to,
    subject: 'Tentativas de entrar na sua conta',
    paragraphs: [
      `Desde ontem houve mais de ${about.failures} tentativas de entrar com o usuário ${about.login} da loja ${about.storeName}, de aparelhos que nunca entraram nela, todas com a senha errada.`,
      'Ninguém entrou. Nos aparelhos em que você já usou a senha, tudo continua como antes.',
    ],
    closing: [
      'Foi você? Então está tudo certo. Se não foi e a sua senha é fácil ou também é usada em outro lugar, troque-a agora em “Esqueci minha senha”.',
    ],
    why: MAIL_REASONS.account(about),
  };
}

/** Mail to a user who logged in from a new browser. `at` in epoch milliseconds. */
export function newDeviceMail(
  to: string,
  about: { storeName: string; login: string; timeZone: string; at: number },
): MailContent {
  const { timeZone } = about;
  const day = new Date(about.at).toLocaleDateString('pt-BR', { timeZone });
  const time = new Date(about.at).toLocaleTimeString('pt-BR', { timeZone, timeStyle: 'short' });
  return {
    kind: 'new-device',
    to,
    subject: 'Entraram na sua conta em um aparelho novo',
    paragraphs: [
      `O usuário ${about.login} da loja ${about.storeName} entrou em ${day}, às ${time}, em um aparelho ou navegador que ainda não tinha usado.`,
    ],
    closing: [
      'Foi você? Então está tudo certo. Se não foi, troque a senha agora em “Esqueci minha senha” e fale com o suporte.',
    ],
    why: MAIL_REASONS.account(about),
  };
}
