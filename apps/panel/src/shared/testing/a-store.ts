import type { Store } from '@comanda/contract/store/store/store.calls';
import { offsetAround } from '@comanda/domain/kit/time/wall-clock';

/** A typical open pizzeria; `changes` replaces fields. */
export function aStore(changes: Partial<Store> = {}): Store {
  return {
    storeId: 7,
    userId: 3,
    name: 'Pizzaria Dona Conceição',
    company: 'comanda',
    logo: null,
    symbol: null,
    isOpen: true,
    openingReason: null,
    openingUntil: null,
    openingBy: null,
    closedSince: null,
    refusedOrders: 0,
    stateVersion: 1,
    isSuspended: false,
    isPastUnderWay: false,
    suspensionText: null,
    hasBulkUpload: false,
    hasOldFinance: false,
    email: null,
    phones: [],
    minMinutes: 40,
    maxMinutes: 60,
    showsPayOnlineNotice: false,
    isFranchisee: false,
    supportPhone: '(11) 4000-0000',
    district: 'Sé',
    city: 'São Paulo',
    sourceApplication: null,
    legacyId: null,
    clock: offsetAround('America/Sao_Paulo', Date.UTC(2026, 10, 20)),
    ...changes,
  };
}
