import { openTcpSink, type TcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';

/** One printed ticket. */
export interface TimedTicket {
  /** The order's code. */
  code: string;
  jobId: number;
  /** Performance time of its last byte. */
  at: number;
}

/** A printer on raw TCP that records times. */
export interface TimedPrinter {
  readonly port: number;
  /** Sorted by arrival. */
  tickets(): TimedTicket[];
  close(): Promise<void>;
}

export async function openTimedPrinter(): Promise<TimedPrinter> {
  const sink: TcpSink = await openTcpSink();
  return {
    port: sink.port,
    tickets: () =>
      sink.tickets.flatMap((bytes, index) => {
        const text = bytes.toString('latin1');
        const code = /PEDIDO #(\w+)/.exec(text)?.[1];
        const jobId = /Impress.o (\d+)/.exec(text)?.[1];
        const at = sink.lastBytesAt[index];
        return code === undefined || jobId === undefined || at === undefined
          ? []
          : [{ code, jobId: Number(jobId), at }];
      }),
    close: sink.close,
  };
}
