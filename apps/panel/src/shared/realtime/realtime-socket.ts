import type { MerchantMessage, MessageReceipt } from '@comanda/contract/chat/chat-events';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';

export type PushName = keyof ServerToClientEvents;

/** What a panel asks to listen to; the server compares it with the session. */
export interface RealtimeRoom {
  canal: string;
  url?: string;
}

/** What a socket tells its owner. */
export interface SocketHandlers {
  connected(): void;
  /** The link broke or could not be made. `willRetry` is false when the socket gave up by itself. */
  lost(willRetry: boolean): void;
  /** Anything at all arrived, pings too: the link is alive. */
  alive(): void;
  push<Name extends PushName>(name: Name, payload: Parameters<ServerToClientEvents[Name]>): void;
}

/** The few things the realtime client needs of a socket; Socket.IO stands behind it, a fake in tests. */
export interface RealtimeSocket {
  connect(): void;
  /** Ends it for good. */
  disconnect(): void;
  /** Drops a link that is there in name only; the socket goes on to make a new one. */
  breakLink(): void;
  /** Asks for the room. Rejects when no answer comes in time. */
  join(room: RealtimeRoom): Promise<RoomAnswer>;
  /** Sends a message of the store. Rejects when no answer comes in time. */
  say(message: MerchantMessage): Promise<MessageReceipt>;
}

export type OpenSocket = (handlers: SocketHandlers) => RealtimeSocket;
