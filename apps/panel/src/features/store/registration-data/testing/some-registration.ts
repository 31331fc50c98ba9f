import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import type { Registration } from '@comanda/contract/store/store/registration-data.wire';

/** A pizzeria in São Paulo with a logo and no pending change. */
export function someRegistration(
  over: Partial<Registration['store']> = {},
  pending: readonly PendingChange[] = [],
): Registration {
  return {
    store: {
      document: '11222333000181',
      legalName: 'Dona Conceição Pizzas Ltda.',
      name: 'Pizzaria Dona Conceição',
      email: 'contato@donaconceicao.com.br',
      street: 'Rua da Glória',
      number: '182',
      district: 'Liberdade',
      postalCode: '01510001',
      city: 'São Paulo',
      state: 'SP',
      contact: '1132654321',
      logo: null,
      banner: null,
      appText: 'Massa de longa fermentação, forno a lenha.',
      phrase: 'A pizza da família',
      version: 3,
      changedBy: 'Luciana Moreira',
      changedAt: Date.UTC(2026, 10, 20, 22),
      ...over,
    },
    pending,
    waitingEmail: null,
  };
}

/** A pending change of the store. */
export function someChange(over: Partial<PendingChange> = {}): PendingChange {
  return {
    changeId: 4,
    table: 'estabelecimento',
    field: 'phrase',
    before: 'A pizza da família',
    after: 'A melhor da Liberdade',
    requestedAt: Date.UTC(2026, 10, 20, 22),
    requestedBy: 'Luciana Moreira',
    decidedAt: null,
    status: 'pending',
    reason: null,
    ...over,
  };
}

/** A page of change requests; by default the only page. */
export const someChanges = (rows: readonly PendingChange[], total = rows.length, pages = 1) => ({
  ...{ rows, total, pages },
});
