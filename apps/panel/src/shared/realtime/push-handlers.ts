import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';
import type { PushName } from './realtime-socket.ts';

type AnyPushHandler = (...payload: never[]) => void;

/** Manages subscriptions to push events, and to the connection itself. */
export function createPushHandlers() {
  const ofPush = new Map<PushName, Set<AnyPushHandler>>();
  const ofJoin = new Set<(answer: RoomAnswer) => void>();
  return {
    pushed: (name: PushName, payload: readonly unknown[]) => {
      for (const handler of [...(ofPush.get(name) ?? [])]) handler(...(payload as never[]));
    },
    joined: (answer: RoomAnswer) => {
      for (const handler of [...ofJoin]) handler(answer);
    },
    subscribe: <Name extends PushName>(name: Name, handler: ServerToClientEvents[Name]) => {
      const known = ofPush.get(name) ?? new Set<AnyPushHandler>();
      ofPush.set(name, known);
      known.add(handler);
      return () => {
        known.delete(handler);
      };
    },
    onJoined: (handler: (answer: RoomAnswer) => void) => {
      ofJoin.add(handler);
      return () => {
        ofJoin.delete(handler);
      };
    },
  };
}
