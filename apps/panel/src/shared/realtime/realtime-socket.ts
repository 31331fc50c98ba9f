import type { MerchantMessage, MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';

export type PushName = keyof ServerToClientEvents;

/** Room that the panel asks to join; the server compares it with the session. */
export interface RealtimeRoom {
  canal: string;
  url?: string;
}

/** Callbacks of a socket. */
export interface SocketHandlers {
  connected(): void;
  /** The connection broke or could not be made. `willRetry` is false when the socket stopped retrying. */
  lost(willRetry: boolean): void;
  /** Data arrived (even a ping), so the connection is alive. */
  alive(): void;
  push<Name extends PushName>(name: Name, payload: Parameters<ServerToClientEvents[Name]>): void;
}

/** The part of a socket that the realtime client needs: Socket.IO in production, a fake in tests. */
export interface RealtimeSocket {
  connect(): void;
  /** Disconnects permanently. */
  disconnect(): void;
  /** Closes a dead connection; the socket then reconnects. */
  breakLink(): void;
  /** Joins the room. Rejects if no answer arrives in time. */
  join(room: RealtimeRoom): Promise<RoomAnswer>;
  /** Sends a message of the store. Rejects if no answer arrives in time. */
  sendMessage(message: MerchantMessage): Promise<MessageReceipt>;
}

export type OpenSocket = (handlers: SocketHandlers) => RealtimeSocket;
