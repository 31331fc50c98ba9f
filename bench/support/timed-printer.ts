import { openTcpSink, type TcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';

/** One printed ticket. */
export interface TimedTicket {
  /** The order's code. */
  code: string;
  jobId: number;
  /** Time of the ticket's last byte, as performance time. */
  at: number;
}

/** A printer on raw TCP that records when tickets arrive. */
export interface TimedPrinter {
  readonly port: number;
  /** All tickets, sorted by arrival. */
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
