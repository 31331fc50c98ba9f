import type { MailContent } from '../../../platform/mail/mail-content.ts';

/** The link with which somebody of the team chooses a password. */
export function teamLinkMail(to: string, about: { name: string; login: string; url: string }): MailContent {
  return {
    kind: 'provider-password-link',
    to,
    subject: 'Sua senha da equipe Comanda',
    name: about.name,
    paragraphs: [
      `Seu usuário no console da equipe é ${about.login}. Escolha sua senha neste endereço, que vale por 24 horas e uma vez só:`,
    ],
    link: { label: 'Escolher a minha senha', url: about.url },
    closing: ['Não esperava por isso? Então ignore esta mensagem e avise a administração da equipe.'],
    why: 'Você recebe este e-mail porque ele está no seu usuário do console da equipe.',
  };
}
