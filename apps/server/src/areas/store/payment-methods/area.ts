import {
  listPaymentMethods,
  type StoreMethods,
  savePaymentMethods,
} from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { defineArea } from '../../../define-area.ts';
import { findMethods, type StoredMethods } from './payment-methods.reads.ts';
import { saveMethods } from './save-methods.ts';

const shown = ({ keys, ...version }: StoredMethods): StoreMethods => ({
  ...version,
  methods: PAYMENT_METHODS.map(({ key, name }) => ({ key, name, isChosen: keys.includes(key) })),
});

/** Payment methods that a store accepts on delivery. */
export const paymentMethods = defineArea({
  name: 'payment-methods',
  needs: [],
  tables: ['payment_methods'],
  constraints: { payment_methods_pkey: 'record.changed-meanwhile' },
  open(bind) {
    bind.inStore(listPaymentMethods, async (tx) => shown(await findMethods(tx)));
    bind.inStore(savePaymentMethods, async (tx, chosen, session, now) =>
      shown(await saveMethods(tx, chosen, session, now)),
    );
    return {};
  },
});
