import { defineArea } from '../../../define-area.ts';
import { bindChat } from './chat.routes.ts';

/** The conversation of an order, between store and customer. */
export const chat = defineArea({
  name: 'chat',
  needs: ['realtime', 'conversations', 'profiles', 'pastOrders', 'clock'],
  tables: ['chat_messages'],
  open(bind, services) {
    bindChat(bind, services);
    return {};
  },
});
