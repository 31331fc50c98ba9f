import { randomUUID } from 'node:crypto';
import { VISIT_MS } from '@comanda/domain/people/access/support-visit';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { newStoreToken, storeTokenKey } from '../../../../platform/http/store-token.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import { type BegunVisit, beginVisitOfTicket } from '../../visits/public.ts';
import type { AccessServices } from '../access-services.ts';
import { MAIL_REASONS } from '../mail-reasons.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { LOGINS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { findStoreInPanel, type StoreInPanel } from './accounts.reads.ts';
import type { StartedSession } from './start-session.ts';
import { visitFacts } from './visit-facts.ts';

/**
 * Begins the support visit of a ticket and notifies the store: panels, audit log and mailbox. Throws
 * `visit.ticket-invalid` for a used, expired or unknown ticket, and `auth.throttled`.
 */
export async function beginVisit(
  services: AccessServices,
  { ticket }: { ticket: string },
  address: string,
): Promise<StartedSession> {
  const { database, throttles, clock } = services;
  await throttles.hit(LOGINS_OF_ADDRESS, addressSubject(address));
  const key = storeTokenKey(ticket);
  if (key === null) throw new AppError('visit.ticket-invalid');
  const session = await database.inStore(key.storeId, (tx) =>
    begin(tx, services, { ticketHash: key.hash, address, now: clock.now() }),
  );
  await throttles.takeBack(LOGINS_OF_ADDRESS, addressSubject(address));
  return session;
}

async function begin(
  tx: Transaction,
  { mails }: AccessServices,
  { ticketHash, address, now }: { ticketHash: Buffer; address: string; now: number },
): Promise<StartedSession> {
  const token = newStoreToken(tx.storeId);
  const tokenHash = storeTokenKey(token)?.hash;
  if (tokenHash === undefined) throw new Error(`store number ${tx.storeId} makes no token`);
  const sessionId = randomUUID();
  const endsAt = now + VISIT_MS;
  const visit = await beginVisitOfTicket(tx, ticketHash, { tokenHash, sessionId, endsAt }, now);
  const store = visit && (await findStoreInPanel(tx));
  if (visit === null || store === null) throw new AppError('visit.ticket-invalid');
  const { visitId, personName, reason } = visit;
  const por = `provedor: ${personName}`;
  const details = {
    visita: visitId,
    visitante: personName,
    motivo: reason,
    ate: new Date(endsAt).toISOString(),
  };
  await recordAudit(tx, { userId: null, sessionId, now }, 'access.visit-begun', {
    details: { ...details, por },
  });
  const record = { userId: null, sessionId, address, details: { visita: visitId, por } };
  await recordAccess(tx, { action: 'logged-in', ...record }, now);
  tx.announce('support-visits');
  const { email } = store;
  if (email !== null) await mails.queue(tx, visitMail(email, store, visit, endsAt));
  const facts = visitFacts(tx.storeId, store, { sessionId, visit: { visitId, personName, endsAt } });
  return { ...facts, token };
}

function visitMail(
  to: string,
  { storeName, timeZone }: StoreInPanel,
  { personName, reason }: BegunVisit,
  endsAt: number,
): MailContent {
  const until = new Date(endsAt).toLocaleTimeString('pt-BR', { timeZone, timeStyle: 'short' });
  return {
    kind: 'support-visit',
    to,
    subject: `${personName}, da equipe Comanda, está vendo o seu painel`,
    paragraphs: [`${personName}, da equipe Comanda, abriu o painel da loja ${storeName} para atender você.`],
    facts: [{ label: 'Motivo', value: reason }],
    closing: [
      `A visita é só leitura, não mostra os dados dos seus clientes e termina às ${until}.`,
      'Para terminar antes, toque em Encerrar na faixa do seu painel. Tudo fica registrado no histórico da loja.',
    ],
    why: MAIL_REASONS.store(storeName),
  };
}
