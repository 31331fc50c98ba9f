import { withdrawCourierLink } from '../../areas/courier/public.ts';
import { withdrawCustomerLink } from '../../areas/customer/public.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Complaint, EXIT } from './complaint.ts';
import { askAboutStore, inStore } from './in-store.ts';
import { LINK } from './link-texts.ts';
import type { Action, Subject } from './subject.ts';

interface Kind {
  name: string;
  summary: string;
  question(order: string, store: string): string;
  withdraw(tx: Transaction, orderId: number, actor: { operator: string; now: number }): Promise<boolean>;
  missing(order: string): string;
}

/** An action `<loja> <pedido>` that ends a link before its time. */
function withdrawal({ name, summary, question, withdraw, missing }: Kind): Action {
  return {
    name,
    summary,
    words: ['loja', 'pedido'],
    options: {},
    confirm: (given, provider) =>
      askAboutStore((store) => question(given.words[1] ?? '', store))(given, provider),
    run: async (given, provider) => {
      const order = given.words[1] ?? '';
      if (!/^[1-9]\d{0,14}$/.test(order)) throw new Complaint(LINK.badOrder(order), EXIT.misused);
      await inStore(given, provider, async (tx, actor) => {
        if (!(await withdraw(tx, Number(order), actor))) throw new Complaint(missing(order));
        tx.afterCommit(() => provider.say(LINK.withdrawn(order)));
      });
    },
  };
}

/** What people who are not of the store can open of one order. */
export const link: Subject = {
  name: 'link',
  summary: LINK.summary,
  actions: [
    withdrawal({
      name: 'retirar-cliente',
      summary: LINK.customerSummary,
      question: LINK.customerQuestion,
      withdraw: withdrawCustomerLink,
      missing: LINK.noCustomerLink,
    }),
    withdrawal({
      name: 'retirar-motoboy',
      summary: LINK.courierSummary,
      question: LINK.courierQuestion,
      withdraw: withdrawCourierLink,
      missing: LINK.noCourierLink,
    }),
  ],
};
