import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, listChange } from '../../people/audit/audit-facts.ts';
import { type MethodGroup, PAYMENT_METHODS } from './payment-methods.ts';

const KIND_NAMES: Record<MethodGroup, string> = {
  cash: '',
  credit: ' crédito',
  debit: ' débito',
  'meal-voucher': ' refeição',
  'food-voucher': ' alimentação',
  wallet: '',
};
const NAMES = new Map(PAYMENT_METHODS.map(({ key, name, group }) => [key, `${name}${KIND_NAMES[group]}`]));

/** Audit log: changes of the accepted payment methods. */
export const PAYMENT_METHOD_ACTIONS = {
  'payment-methods.changed': {
    area: 'payments',
    describe: () => 'Mudou as formas de pagamento',
    changes: (f) =>
      listChange(namesOf(f.before), namesOf(f.after), {
        come: 'Passou a aceitar',
        gone: 'Deixou de aceitar',
      }),
  },
} as const satisfies ActionRows;

const namesOf = (facts: AuditFacts) => facts.texts('formas').map((key) => NAMES.get(key) ?? 'outra forma');
