import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';

/** A pending delivery order; `over` replaces fields. */
export function aCustomerOrder(over: Partial<CustomerOrder> = {}): CustomerOrder {
  return {
    code: 'K001',
    storeName: 'Pizzaria Bella Massa',
    storePhone: '(11) 3333-4444',
    storeAddress: 'Rua da Glória, 182 - Liberdade, São Paulo',
    storeLogo: null,
    storeBanner: null,
    storePhrase: null,
    storeText: null,
    storeOpensAt: null,
    status: 'pending',
    wayBack: null,
    fulfilment: 'delivery',
    createdAt: 1,
    promisedFor: 3_600_000,
    scheduledFor: null,
    waitsForItsTime: false,
    steps: [{ status: 'pending', at: 1 }],
    items: [],
    amounts: [],
    totalCents: 8640,
    chargeCents: 0,
    paymentSummary: 'Pix pago',
    address: null,
    isAddressAdjusted: false,
    notes: null,
    pickupCode: null,
    cancelledBecause: null,
    canCancel: true,
    canChat: true,
    conversationId: '1-1',
    changesAt: null,
    ...over,
  };
}
