import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../letter.ts';

/** To whoever changed their own password. */
export function ownPasswordChangedMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): Mail {
  return letter({
    kind: 'own-password-changed',
    to,
    subject: 'A sua senha foi alterada',
    lines: [
      'Olá!',
      `A senha do usuário ${login} da loja ${storeName} acaba de ser alterada em “Minha conta”. Os outros aparelhos foram desconectados.`,
    ],
    code: null,
    closing: [
      'Foi você? Então está tudo certo. Se não foi, use “Esqueci minha senha” agora mesmo e fale com o suporte.',
    ],
  });
}

/** To the address somebody wants. */
export function newEmailMail(to: string, code: string): Mail {
  return letter({
    kind: 'new-email-code',
    to,
    subject: `${code} é o seu código de confirmação`,
    lines: [
      'Olá!',
      'Alguém quer usar este e-mail para entrar na Comanda. Se foi você, digite este código em “Minha conta”. Ele vale por 10 minutos:',
    ],
    code,
    closing: ['Se não foi você, ignore esta mensagem: nada muda.'],
  });
}

/** To the address of before. */
export function emailChangedMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): Mail {
  return letter({
    kind: 'email-changed',
    to,
    subject: 'O e-mail da sua conta foi alterado',
    lines: [
      'Olá!',
      `O usuário ${login} da loja ${storeName} agora tem outro e-mail. Avisos e links não vêm mais para este endereço.`,
    ],
    code: null,
    closing: ['Foi você? Então está tudo certo. Se não foi, fale com o suporte agora mesmo.'],
  });
}

/** To whoever chose a password by a link. */
export function passwordSetMail(
  to: string,
  { storeName, login }: { storeName: string; login: string },
): Mail {
  return letter({
    kind: 'password-set',
    to,
    subject: 'A sua senha foi escolhida por um link',
    lines: [
      'Olá!',
      `O usuário ${login} da loja ${storeName} tem uma senha nova, escolhida pelo link que foi enviado.`,
    ],
    code: null,
    closing: ['Foi você? Então está tudo certo. Se não foi, fale com o suporte agora mesmo.'],
  });
}
