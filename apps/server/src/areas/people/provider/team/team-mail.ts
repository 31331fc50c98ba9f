import type { MailContent, MailFact } from '../../../../platform/mail/mail-content.ts';

/** Mail with the link to choose a password, for a person of the team. */
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

/** Texts about a change of a login, with its author. */
export interface ChangeWords {
  name: string;
  login: string;
  by: string;
  lines: readonly MailFact[];
}

const ALARM =
  'Por 24 horas esta pessoa não decide o que outra pediu. Se você não esperava por isso, bloqueie o usuário em Equipe e fale com quem fez a mudança.';

/** Mail to an administrator about a new or changed login of the team. */
export function teamChangedMail(to: string, { name, login, by, lines }: ChangeWords): MailContent {
  return {
    kind: 'team-changed',
    to,
    subject: `Equipe: o acesso de ${name} mudou`,
    paragraphs: ['Alguém mexeu em quem entra no console da equipe.'],
    facts: [{ label: 'Pessoa', value: `${name} (${login})` }, ...lines, { label: 'Feito por', value: by }],
    closing: [ALARM],
    why: 'Você recebe este e-mail porque cuida da equipe no console.',
  };
}

/** Mail to the owner of a login about a change by another person. */
export function changedByOtherMail(to: string, { name, login, by, lines }: ChangeWords): MailContent {
  return {
    kind: 'team-login-changed',
    to,
    subject: 'Seu acesso ao console da equipe mudou',
    name,
    paragraphs: [`Seu usuário ${login} no console da equipe foi alterado.`],
    facts: [...lines, { label: 'Feito por', value: by }],
    closing: [
      'Não foi você quem pediu? Avise agora outra pessoa da administração da equipe, e peça que bloqueie seu usuário.',
    ],
    why: 'Você recebe este e-mail porque ele está, ou estava até agora, no seu usuário do console da equipe.',
  };
}
