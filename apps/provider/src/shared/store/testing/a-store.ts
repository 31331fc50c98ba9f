import type { StoreDetail } from '@comanda/contract/provider/stores.wire';

/** A store of the console's tests: number 7, open. */
export function aStoreDetail(over: Partial<StoreDetail> = {}): StoreDetail {
  return {
    storeId: 7,
    name: 'Pizzaria Sete',
    legalName: 'Sete Alimentos Ltda',
    document: '11222333000181',
    city: 'Campinas',
    state: 'SP',
    symbol: null,
    company: 'comanda',
    createdAt: Date.parse('2026-01-10T12:00:00Z'),
    isOpen: true,
    isPaused: false,
    isSuspended: false,
    district: 'Cambuí',
    email: 'contato@sete.example.com',
    mobile: '11987654321',
    logo: null,
    timeZone: 'America/Sao_Paulo',
    dataVersion: 3,
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
      'bulk-upload': false,
    },
    hours: null,
    ordersToday: 0,
    ordersUnderWay: 0,
    ...over,
  };
}
