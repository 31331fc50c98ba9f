import type { StoreDetail } from '@comanda/contract/provider/stores.wire';

/** A store as the console shows it. */
export function aStore(over: Partial<StoreDetail> = {}): StoreDetail {
  return {
    storeId: 7,
    name: 'Pizzaria São João',
    legalName: 'Irmãos Bueno Ltda',
    document: '11222333000181',
    city: 'Campinas',
    state: 'SP',
    symbol: null,
    company: 'comanda',
    createdAt: Date.parse('2026-11-01T12:00:00Z'),
    isOpen: true,
    isPaused: false,
    isSuspended: false,
    district: 'Cambuí',
    email: null,
    mobile: null,
    logo: null,
    timeZone: 'America/Sao_Paulo',
    suspensionText: null,
    openingReason: null,
    openingBy: null,
    opensOrClosesAt: null,
    pauseEnd: null,
    minMinutes: 40,
    maxMinutes: 60,
    switches: {
      'pay-online-notice': false,
      'payment-account': true,
      'online-payment': true,
      'orders-while-closed': false,
      franchisee: false,
    },
    hours: null,
    ordersToday: 12,
    ordersUnderWay: 3,
    ...over,
  };
}
