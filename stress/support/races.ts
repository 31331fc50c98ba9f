import { ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import { conversationIdOf } from '@comanda/domain/orders/chat/chat-message';
import type { HttpClient } from '@comanda/testkit/running/http-client';
import type { LivePanel } from './live-panel.ts';
import { callCourier, changeStatus, type StoreOrder } from './order-steps.ts';
import type { Street } from './street.ts';

/** The answer to one of the two actions. */
export interface Answered {
  status: number;
  text: string;
}

/** Data for two actions on the same order, by two people or by a person and the courier. */
export interface Acting {
  http: HttpClient;
  street: Street;
  order: StoreOrder;
  panels: readonly [LivePanel, LivePanel];
  /** Deadline for undoing the acceptance. */
  undoUntil: string;
  /** Our id of the courier request, and its id at the logistics service. Empty before a courier is called. */
  requestId: string;
  key: string;
  /** Id of the message that both sides send. */
  messageId: string;
}

/** Two actions at the same moment, and their possible outcomes. */
export interface Race {
  name: string;
  /** State of the order when both act. */
  from: 'pending' | 'accepted' | 'just-accepted' | 'with-courier';
  first(at: Acting): Promise<Answered>;
  second(at: Acting): Promise<Answered>;
  /** `one`: exactly one action succeeds. `any`: both may succeed, one after the other. */
  wins: 'one' | 'any';
  /** Allowed reasons for a refusal. */
  reasons: readonly string[];
}

const asAdmin = ({ http, order }: Acting, path: string, body?: object): Promise<Answered> =>
  http.send('POST', `/api/${path}`, { authorization: order.store.adminToken }, body);
const call = ({ http, order }: Acting) => callCourier(http, order);
const callAsAdmin = ({ http, order }: Acting) => callCourier(http, order, order.store.adminToken);
const cancel = ({ http, order }: Acting) =>
  changeStatus(http, order, { new_status: 'PC', motivo_cancelamento: 'RISK_AREA' }, order.store.adminToken);
const send = ({ http, order }: Acting) => changeStatus(http, order, { new_status: 'PE' });
const accept = ({ http, order }: Acting) => changeStatus(http, order, { new_status: 'PA' });
const cancelByCustomer = ({ http, order }: Acting): Promise<Answered> =>
  http.send('POST', '/api/cliente/pedido/cancelar', { [ORDER_LINK_HEADER]: order.link });
const undo = (at: Acting) => asAdmin(at, `pedidos/${at.order.orderId}/desfazer`, { ate: at.undoUntil });
const callOff = (at: Acting) => asAdmin(at, `v2/delivery/${at.requestId}/cancel`);
const adjust = (at: Acting) =>
  asAdmin(at, `enderecos/updateUserAddress/${at.order.orderId}/1`, {
    founded: false,
    lat: -23.561,
    lng: -46.634,
    formattedAddress: 'Rua da Glória, 190',
  });

/** The service reports the courier's next steps. Its answer is always treated as a success. */
async function courierMoves({ street, key }: Acting): Promise<Answered> {
  const delivery = street.sim.deliveries.all.find(({ order }) => order.orderId === key);
  if (delivery === undefined) throw new Error('no courier was called');
  for (let step = 0; step < 4; step += 1) await street.sim.deliveries.step(delivery);
  return { status: 200, text: '{}' };
}

function answer(which: 0 | 1, isSame: boolean) {
  return async ({ panels, order, messageId }: Acting): Promise<Answered> => {
    const _id = isSame ? messageId : crypto.randomUUID();
    const sendMessage = (): Promise<MessageReceipt> =>
      panels[which].realtime.sendMessage({
        conversation_id: conversationIdOf({ storeId: order.store.storeId, orderId: order.orderId }),
        message: { _id, text: _id },
      });
    // If there is no answer, the same message is sent again.
    const receipt = await sendMessage().catch(sendMessage).catch(sendMessage);
    return { status: receipt.status ? 200 : 409, text: JSON.stringify(receipt) };
  };
}

const NO_COURIER_ANY_MORE = ['courier.wrong-status', 'courier.not-allowed', 'courier.already-requested'];
const MOVED_ON = ['order.changed-meanwhile', 'order.illegal-transition', 'order.courier-active'];

/** Simultaneous actions with couriers, customers and addresses. */
export const RACES: readonly Race[] = [
  {
    name: 'two panels call a courier',
    from: 'accepted',
    first: call,
    second: callAsAdmin,
    wins: 'one',
    reasons: ['courier.already-requested'],
  },
  {
    name: 'a courier is called while the order is cancelled',
    from: 'accepted',
    first: call,
    second: cancel,
    wins: 'any',
    reasons: [...NO_COURIER_ANY_MORE, ...MOVED_ON],
  },
  {
    name: 'a courier is called while the order is sent',
    from: 'accepted',
    first: call,
    second: send,
    wins: 'any',
    reasons: [...NO_COURIER_ANY_MORE, ...MOVED_ON],
  },
  {
    name: 'the customer cancels while the store accepts',
    from: 'pending',
    first: cancelByCustomer,
    second: accept,
    wins: 'one',
    reasons: ['customer.too-late-to-cancel', ...MOVED_ON],
  },
  {
    name: 'the address is put right while a courier is called',
    from: 'accepted',
    first: adjust,
    second: call,
    wins: 'any',
    reasons: ['address.courier-called'],
  },
  {
    name: 'the acceptance is taken back while a courier is called',
    from: 'just-accepted',
    first: undo,
    second: call,
    wins: 'one',
    reasons: [...NO_COURIER_ANY_MORE, ...MOVED_ON],
  },
  {
    name: 'the acceptance is taken back while the customer cancels',
    from: 'just-accepted',
    first: undo,
    second: cancelByCustomer,
    wins: 'any',
    reasons: ['customer.too-late-to-cancel', ...MOVED_ON],
  },
  {
    name: 'the courier is called off while they fetch the order',
    from: 'with-courier',
    first: callOff,
    second: courierMoves,
    wins: 'any',
    reasons: ['courier.cancel-failed', 'courier.request-not-found'],
  },
  {
    name: 'the order is cancelled while its courier fetches it',
    from: 'with-courier',
    first: cancel,
    second: courierMoves,
    wins: 'any',
    reasons: MOVED_ON,
  },
  {
    name: 'two panels answer the customer',
    from: 'accepted',
    first: answer(0, false),
    second: answer(1, false),
    wins: 'any',
    reasons: ['chat.too-many'],
  },
  {
    name: 'two panels send the same message',
    from: 'accepted',
    first: answer(0, true),
    second: answer(1, true),
    wins: 'any',
    reasons: ['chat.too-many'],
  },
];
