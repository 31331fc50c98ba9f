import type { ShownDocument } from '@comanda/contract/online-payment/documents.calls';
import type { OnlineStanding } from '@comanda/contract/online-payment/registration.wire';

/** A store that sent two documents, one of which was refused, and has no account yet. */
export function someStanding(changes: Partial<OnlineStanding> = {}): OnlineStanding {
  return {
    accepts: false,
    state: 'pending',
    reasons: [],
    registrationId: 7,
    canAccept: false,
    missing: ['documents', 'approval', 'account'],
    ...changes,
  };
}

const NEVER_SENT = {
  state: 'missing',
  rejection: null,
  rejectionText: null,
  sentAt: null,
  sentBy: null,
  decidedAt: null,
  sending: 0,
  address: null,
} as const;

/** Identification refused, residence waiting, activity never sent. */
export function someDocuments(): ShownDocument[] {
  const sent = { sentAt: Date.UTC(2026, 10, 25, 15), sentBy: 'Luciana Moreira', sending: 1 };
  return [
    {
      ...NEVER_SENT,
      ...sent,
      kind: 'identification',
      state: 'rejected',
      rejection: 'illegible',
      rejectionText: 'Não dá para ler: envie uma foto mais nítida.',
      decidedAt: Date.UTC(2026, 10, 26, 13),
      address: '/api/pagamentoonline/documento/identificacao?envio=1',
    },
    {
      ...NEVER_SENT,
      ...sent,
      kind: 'residence',
      state: 'waiting',
      address: '/api/pagamentoonline/documento/residencia?envio=1',
    },
    { ...NEVER_SENT, kind: 'activity' },
  ];
}
