export { chatPushOf } from './chat.routes.ts';
export { type Conversations, createConversations } from './conversations.ts';
