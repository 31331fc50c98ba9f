import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../../access/public.ts';

/** The link with which somebody of the team chooses a password. */
export function teamLinkMail(to: string, about: { name: string; login: string; url: string }): Mail {
  return letter({
    kind: 'provider-password-link',
    to,
    subject: 'Sua senha da equipe Comanda',
    lines: [
      `Olá, ${about.name}!`,
      `Seu usuário no console da equipe é ${about.login}. Escolha sua senha neste endereço, que vale por 24 horas e uma vez só:`,
      about.url,
    ],
    code: null,
    closing: ['Não esperava por isso? Então ignore esta mensagem e avise a administração da equipe.'],
  });
}
