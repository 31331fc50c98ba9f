/** The unanswered changes of one order. */
interface OrderQueue {
  /** Resolves to true if the last command of the queue succeeded. */
  last: Promise<boolean>;
  length: number;
}

/** Runs the changes of each order one after the other. */
export function createOrderQueues() {
  const queues = new Map<number, OrderQueue>();
  return {
    isUnderWay: (orderId: number) => queues.has(orderId),
    lengthOf: (orderId: number) => queues.get(orderId)?.length ?? 0,
    /** Resolves after all current changes of the order have their answers. */
    rest: (orderId: number) => queues.get(orderId)?.last,
    /** Runs `work` after all earlier work of this order; `wentThrough` is true if that work succeeded. */
    enqueue: async (orderId: number, work: (wentThrough: boolean) => Promise<boolean>): Promise<boolean> => {
      const ahead = queues.get(orderId);
      const last = ahead ? ahead.last.then(work) : work(true);
      queues.set(orderId, { last, length: (ahead?.length ?? 0) + 1 });
      try {
        return await last;
      } finally {
        const queue = queues.get(orderId);
        if (queue?.last === last) queues.delete(orderId);
        else if (queue) queues.set(orderId, { ...queue, length: queue.length - 1 });
      }
    },
  };
}
