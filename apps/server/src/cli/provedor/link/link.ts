import { hasCourierLink, withdrawCourierLink } from '../../../areas/orders/courier/public.ts';
import { hasCustomerLink, withdrawCustomerLink } from '../../../areas/orders/customer/public.ts';
import type { ProviderCommand } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { doInStore, inStore } from '../in-store.ts';
import type { Action, Given, Subject } from '../subject.ts';
import { LINK } from './link-texts.ts';

interface Kind {
  name: string;
  summary: string;
  question(order: string, store: string): string;
  has(tx: Transaction, orderId: number): Promise<boolean>;
  withdraw: ProviderCommand<{ orderId: number }, boolean>;
  missing(order: string): string;
}

/** The order number, as typed. */
function orderOf({ words }: Given): string {
  const order = words[1] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(order)) throw new Complaint(LINK.badOrder(order), EXIT.misused);
  return order;
}

/** Makes an action `<loja> <pedido>` that revokes a link. */
function withdrawal({ name, summary, question, has, withdraw, missing }: Kind): Action {
  return {
    name,
    summary,
    words: ['loja', 'pedido'],
    confirm: (given, provider) => {
      const order = orderOf(given);
      return inStore(given, provider, async (tx, _actor, store) => {
        if (!(await has(tx, Number(order)))) throw new Complaint(missing(order));
        return question(order, store);
      });
    },
    run: doInStore(async (tx, actor, { given }) => {
      const order = orderOf(given);
      if (!(await withdraw(tx, { orderId: Number(order) }, actor))) throw new Complaint(missing(order));
      return LINK.withdrawn(order);
    }),
  };
}

/** Commands about links to one order, for people outside the store. */
export const link: Subject = {
  name: 'link',
  summary: LINK.summary,
  console: '/provedor/lojas',
  actions: [
    withdrawal({
      name: 'retirar-cliente',
      summary: LINK.customerSummary,
      question: LINK.customerQuestion,
      has: hasCustomerLink,
      withdraw: withdrawCustomerLink,
      missing: LINK.noCustomerLink,
    }),
    withdrawal({
      name: 'retirar-motoboy',
      summary: LINK.courierSummary,
      question: LINK.courierQuestion,
      has: hasCourierLink,
      withdraw: withdrawCourierLink,
      missing: LINK.noCourierLink,
    }),
  ],
};
