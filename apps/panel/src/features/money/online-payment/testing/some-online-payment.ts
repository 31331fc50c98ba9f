import type { ShownDocument } from '@comanda/contract/money/online-payment/documents.calls';
import type {
  MerchantCategory,
  OnlineStatus,
  ShownOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.wire';

/** A store without a receiving account. Two of its documents were sent, and one of these was rejected. */
export function someOnlineStatus(changes: Partial<OnlineStatus> = {}): OnlineStatus {
  return {
    accepts: false,
    state: 'pending',
    reasons: [],
    registrationId: 7,
    canAccept: false,
    missing: ['documents', 'approval', 'account'],
    sales: { gaps: ['approval', 'account', 'switch'], openedOn: '2026-01-01' },
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
  verdict: null,
  verdictReason: null,
  mayBeSent: true,
  sending: 0,
  address: null,
} as const;

/** Three documents: identification (rejected), proof of residence (waiting), proof of activity (not sent). */
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

/** The waiting registration of a company; `changes` replaces fields. */
export function someOnlineRegistration(
  changes: Partial<ShownOnlineRegistration> = {},
): ShownOnlineRegistration {
  return {
    registrationId: 7,
    personType: 'company',
    companyDocument: '11222333000181',
    legalName: 'Dona Conceição Pizzas Ltda.',
    category: '5812',
    email: 'contato@donaconceicao.com.br',
    tradeName: 'Pizzaria Dona Conceição',
    phone: '11987654321',
    postalCode: '01510001',
    street: 'Rua da Glória',
    number: '182',
    complement: '',
    district: 'Liberdade',
    city: 'São Paulo',
    state: 'SP',
    site: '',
    facebook: '',
    twitter: '',
    ownerDocument: '52998224725',
    ownerEmail: 'luciana@donaconceicao.com.br',
    ownerName: 'Luciana Moreira',
    ownerBornOn: '1985-03-07',
    ownerPhone: '11987654321',
    ownerPostalCode: '01310100',
    ownerStreet: 'Avenida Paulista',
    ownerNumber: '900',
    ownerComplement: 'Apto. 12',
    ownerDistrict: 'Bela Vista',
    ownerCity: 'São Paulo',
    ownerState: 'SP',
    registeredOn: '2026-11-20',
    receiverState: 'pending',
    reasons: [],
    planId: 1,
    identification: null,
    residence: null,
    activity: null,
    accepts: false,
    isDocumentFixed: true,
    version: 3,
    changedBy: 'Luciana Moreira',
    changedAt: Date.UTC(2026, 10, 20, 22),
    ...changes,
  };
}

export const someCategories: MerchantCategory[] = [
  { code: '5812', category: 'Alimentação', description: 'Restaurantes' },
  { code: '5814', category: 'Alimentação', description: 'Lanchonetes' },
];
