import { defineArea } from '../../../define-area.ts';
import { bindCustomer } from './customer.routes.ts';
import { openCustomerNamespace } from './customer-namespace.ts';
import { bindProviderLinks } from './provider/order-links.routes.ts';

/** The customer's page of an order, and the customer's actions. */
export const customer = defineArea({
  name: 'customer',
  needs: ['clock', 'log', 'database', 'realtime', 'events', 'changes', 'links', 'conversations'],
  tables: [],
  open(bind, services) {
    bindCustomer(bind, services);
    bindProviderLinks(bind);
    const namespace = openCustomerNamespace(services);
    const isKnown = (token: string) => services.links.orderOf(token) !== null;
    return {
      pages: [{ paths: ['/p/:token', '/p'], file: 'order.html', showsStore: true, isKnown }],
      onEvent: (event) => {
        if (event.kind === 'link-ended') namespace.cut(event);
      },
      close: () => namespace.close(),
    };
  },
});
