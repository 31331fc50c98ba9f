import { defineCalls } from '../../kit/define-calls.ts';
import { STATUS_ERRORS } from './orders.calls.ts';
import { statusChangedAnswer } from './orders.wire.ts';
import { legacyStatusChangeInput } from './orders-legacy.wire.ts';

const callToChange = defineCalls({ kind: 'session', permission: 'orders.change-status' });

export const changeStatusLegacy = callToChange({
  name: 'orders.change-status-legacy',
  summary: 'A forma antiga de mudar o status (PL, LE, LI, LG)',
  route: 'POST pedidos/mudaStatus/{orderId}',
  namesCustomers: { kind: 'current' },
  input: legacyStatusChangeInput,
  output: statusChangedAnswer,
  errors: STATUS_ERRORS,
});
