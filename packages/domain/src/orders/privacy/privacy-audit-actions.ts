import type { ActionRows } from '../../people/audit/action-row.ts';
import { counted } from '../../people/audit/audit-facts.ts';
import { CUSTOMER_LISTS } from './customer-lists.ts';
import type { ViewReason } from './hidden-customer.ts';

/** Audit log: access to, export and deletion of customers' personal data. The log never contains the data itself. */
export const PRIVACY_ACTIONS = {
  'orders.customer-seen': {
    area: 'privacy',
    describe: (f) => {
      const reason = REASONS.get(f.text('motivo') ?? '') ?? null;
      return `Viu telefone e endereço do cliente${f.ofOrder()}${reason === null ? '' : `: ${reason}`}`;
    },
  },
  'orders.customer-link-withdrawn': {
    area: 'privacy',
    describe: (f) => `Cancelou o link do cliente${f.ofOrder()}`,
  },
  'privacy.customer-erased': {
    area: 'privacy',
    describe: (f) => `Apagou os dados de um cliente (${counted(f.number('pedidos'), 'pedido', 'pedidos')})`,
  },
  'privacy.customer-exported': {
    area: 'privacy',
    describe: (f) => `Exportou os dados de um cliente (${counted(f.number('pedidos'), 'pedido', 'pedidos')})`,
  },
  'privacy.customers-listed': {
    area: 'privacy',
    describe: (f) => {
      const list = LISTS.get(f.text('lista') ?? '') ?? 'uma lista';
      const [from, to, orders] = [f.day('de'), f.day('ate'), f.number('pedidos')];
      const days = from === null || to === null ? '' : from === to ? ` de ${from}` : ` de ${from} a ${to}`;
      const many = orders === null ? '' : ` (${counted(orders, 'pedido', 'pedidos')})`;
      return `${f.text('arquivo') === null ? 'Viu' : 'Salvou'} os nomes de clientes de ${list}${days}${many}`;
    },
  },
  'privacy.customers-searched': {
    area: 'privacy',
    describe: () => 'Procurou clientes em pedidos de outros dias',
  },
  'privacy.history-exported': {
    area: 'privacy',
    describe: (f) => {
      const [from, to] = [f.day('de'), f.day('ate')];
      return from === null || to === null
        ? 'Exportou o histórico'
        : `Exportou o histórico de ${from} a ${to}`;
    },
  },
} as const satisfies ActionRows;

const LISTS: ReadonlyMap<string, string> = new Map(Object.entries(CUSTOMER_LISTS));

const REASON_WORDS: Record<ViewReason, string> = {
  complaint: 'reclamação do cliente',
  delivery: 'problema na entrega',
  payment: 'cobrança ou estorno',
  legal: 'exigência legal ou fiscal',
  'customer-asked': 'pedido do próprio cliente',
};
const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(REASON_WORDS));
