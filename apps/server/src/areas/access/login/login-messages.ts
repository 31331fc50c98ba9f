import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../letter.ts';

/** To whom somebody tries to get in as; `failures` is how many times at least, since yesterday. */
export function manyFailuresMail(
  to: string,
  about: { storeName: string; login: string; failures: number },
): Mail {
  return letter({
    kind: 'many-failed-logins',
    to,
    subject: 'Tentativas de entrar na sua conta',
    lines: [
      'Olá!',
      `Desde ontem houve mais de ${about.failures} tentativas de entrar com o usuário ${about.login} da loja ${about.storeName}, de aparelhos que nunca entraram nela, todas com a senha errada.`,
      'Ninguém entrou. Nos aparelhos em que você já usou a senha, tudo continua como antes.',
    ],
    code: null,
    closing: [
      'Foi você? Então está tudo certo. Se não foi e a sua senha é fácil ou também é usada em outro lugar, troque-a agora em “Esqueci minha senha”.',
    ],
  });
}

/** To whoever logged in from a browser they never used. `at` in epoch milliseconds. */
export function newDeviceMail(
  to: string,
  about: { storeName: string; login: string; timeZone: string; at: number },
): Mail {
  const { timeZone } = about;
  const day = new Date(about.at).toLocaleDateString('pt-BR', { timeZone });
  const time = new Date(about.at).toLocaleTimeString('pt-BR', { timeZone, timeStyle: 'short' });
  return letter({
    kind: 'new-device',
    to,
    subject: 'Entraram na sua conta em um aparelho novo',
    lines: [
      'Olá!',
      `O usuário ${about.login} da loja ${about.storeName} entrou em ${day}, às ${time}, em um aparelho ou navegador que ainda não tinha usado.`,
    ],
    code: null,
    closing: [
      'Foi você? Então está tudo certo. Se não foi, troque a senha agora em “Esqueci minha senha” e fale com o suporte.',
    ],
  });
}
