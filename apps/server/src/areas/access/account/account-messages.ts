import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../letter.ts';

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
