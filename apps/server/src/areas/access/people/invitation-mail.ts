import { ROLE_NAMES, type Role } from '@comanda/domain/access/permissions';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../letter.ts';

/** To whoever is let in: by whom, as what, and where they choose their password. */
export function invitationMail(
  to: string,
  about: { name: string; storeName: string; invitedBy: string; role: Role; link: string; days: number },
): Mail {
  const { name, storeName, invitedBy, role, link, days } = about;
  return letter({
    kind: 'invitation',
    to,
    subject: `Convite para o painel da loja ${storeName}`,
    lines: [
      `Olá, ${name}!`,
      `${invitedBy} convidou você para o painel de pedidos da loja ${storeName}, como ${ROLE_NAMES[role]}.`,
      `Para entrar, escolha a sua senha neste link. Ele vale por ${days} dias e uma vez só:`,
      link,
    ],
    code: null,
    closing: [
      `Depois é só entrar com este e-mail (${to}) e a senha que você escolheu.`,
      'Não passe este link a ninguém. Se você não conhece esta loja, ignore esta mensagem.',
    ],
  });
}
