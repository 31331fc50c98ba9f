import { ROLE_NAMES, type Role } from '@comanda/domain/people/access/permissions';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { INVITATION_DAYS, INVITATION_MS } from './invite-person.ts';

/**
 * Mails the link of an invitation. Returns false when the server sends no mail; an administrator must then pass the
 * link on.
 */
export async function mailInvitation(
  tx: Transaction,
  mails: MailQueue,
  invited: { name: string; email: string; role: Role },
  about: { storeName: string; invitedBy: string; link: string; now: number },
): Promise<boolean> {
  const { name, email, role } = invited;
  await mails.queue(tx, invitationMail(email, { name, role, ...about }), about.now + INVITATION_MS);
  return mails.isSetUp;
}

/** Mail to an invited user, with the inviter, the role and the link for the password. */
function invitationMail(
  to: string,
  about: { name: string; storeName: string; invitedBy: string; role: Role; link: string },
): MailContent {
  const { name, storeName, invitedBy, role, link } = about;
  return {
    kind: 'invitation',
    to,
    subject: `Convite para o painel da loja ${storeName}`,
    name,
    paragraphs: [
      `${invitedBy} convidou você para o painel de pedidos da loja ${storeName}, como ${ROLE_NAMES[role]}.`,
      `Para entrar, escolha a sua senha neste link. Ele vale por ${INVITATION_DAYS} dias e uma vez só:`,
    ],
    link: { label: 'Escolher a minha senha', url: link },
    closing: [
      `Depois é só entrar com este e-mail (${to}) e a senha que você escolheu.`,
      'Não passe este link a ninguém. Se você não conhece esta loja, ignore esta mensagem.',
    ],
    why: `Você recebe este e-mail porque ${invitedBy} convidou este endereço.`,
  };
}
