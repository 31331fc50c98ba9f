import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, oneOfNumbers } from '../../kit/field-types.ts';
import { answer, record } from '../../kit/record.ts';
import { done, nothing, shape } from '../../kit/shape.ts';

/** Returns if customers can pay this store online. */
export const getAcceptanceStatus = defineCall({
  name: 'store.get-acceptance-status',
  summary: 'Se a loja já aceita pagamento online',
  route: 'GET pagamentoonline/getAcceptanceStatus',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: answer('acceptsOnline', bool),
});

const SWITCH = { kind: 'session', permission: 'online-payment.switch' } as const;

/** Sets the switch to the given position. Switching on needs an account for payouts. */
export const setAcceptanceStatus = defineCall({
  name: 'store.set-acceptance-status',
  summary: 'Aceitar ou deixar de aceitar pagamento online',
  route: 'POST pagamentoonline/setAcceptanceStatus',
  access: SWITCH,
  input: record({ accepts: ['accepts', bool] }),
  output: shape(
    z.object({
      status: z.literal(true),
      accepts: z.boolean(),
      mensagem: z.string(),
      erros: z.array(z.string()),
    }),
    {
      decode: ({ accepts, mensagem }) => ({ accepts, message: mensagem }),
      encode: ({ accepts, message }: { accepts: boolean; message: string }) => ({
        status: true as const,
        accepts,
        mensagem: message,
        erros: [],
      }),
    },
  ),
  errors: ['store.no-payment-account'],
});

const zeroOrOne = oneOfNumbers([0, 1]);

/** Sets the same switch as `setAcceptanceStatus`, under an older route. */
export const changeAcceptance = defineCall({
  name: 'store.change-acceptance',
  summary: 'Aceitar (1) ou deixar de aceitar (0) pagamento online',
  route: 'POST pagamentoonline/mudarStatus',
  access: SWITCH,
  input: record({
    accepts: [
      'aceita_pgto_online',
      shape(zeroOrOne.wire, { decode: (wire) => wire === 1, encode: (is: boolean) => (is ? 1 : 0) }),
    ],
  }),
  output: done,
  errors: ['store.no-payment-account'],
});
