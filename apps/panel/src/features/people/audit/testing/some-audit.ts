import type { AuditEntry, AuditPage } from '@comanda/contract/people/audit/audit.wire';

/** An entry of today. */
export function anEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    entryId: '00000000-0000-4000-8000-000000000001',
    at: Date.now(),
    who: 'Luciana Moreira',
    whoKind: 'person',
    area: 'hours',
    text: 'Mudou o horário de segunda',
    orderId: null,
    changes: [{ what: 'Segunda', before: '18:00-23:00', after: 'fechado' }],
    moreCount: 0,
    ...over,
  };
}

/** A pizzeria's entries of one evening. */
export function someAudit(over: Partial<AuditPage> = {}): AuditPage {
  return {
    rows: [
      anEntry(),
      anEntry({
        entryId: '00000000-0000-4000-8000-000000000002',
        who: 'Equipe Comanda (eva)',
        whoKind: 'team',
        area: 'finance',
        text: 'Registrou o pagamento da fatura nº 7',
        changes: [],
      }),
      anEntry({
        entryId: '00000000-0000-4000-8000-000000000003',
        area: 'privacy',
        text: 'Viu telefone e endereço do cliente do pedido #K1: reclamação do cliente',
        orderId: 123,
        changes: [],
      }),
      anEntry({
        entryId: '00000000-0000-4000-8000-000000000004',
        who: 'Automático',
        whoKind: 'system',
        area: 'store',
        text: 'Abriu a loja: início do horário',
        changes: [],
      }),
    ],
    next: null,
    ...over,
  };
}
