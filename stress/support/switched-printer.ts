import { encodeText } from '@comanda/domain/orders/printing/printer/code-pages';
import { openTcpSink, type TcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';
import { findFreePort } from '@comanda/testkit/running/free-port';

/** One ticket that came out of the printer. */
export interface FoundTicket {
  /** Null if the ticket was cut off before its last line. */
  jobId: number | null;
  /** True if the ticket is marked as a possible second copy. */
  isMarked: boolean;
}

/**
 * A printer on raw TCP that can be switched off. On every fortieth ticket it disconnects, as if the paper had
 * run out.
 */
export interface SwitchedPrinter {
  readonly port: number;
  /** Tickets sorted by arrival, without empty ones. */
  tickets(): FoundTicket[];
  off(): Promise<void>;
  on(): Promise<void>;
  close(): Promise<void>;
}

const MARKS = ['POSSÍVEL 2ª VIA', '2ª VIA'].map((text) => Buffer.from(encodeText(text, 'cp850')));
const LAST_LINE = new RegExp(`${Buffer.from(encodeText('Impressão', 'cp850')).toString('latin1')} (\\d+)`);
/** The last bytes of every complete ticket. */
const CUT = Buffer.from([0x1d, 0x56, 1]);

const PAPERS_A_ROLL = 40;

export async function openSwitchedPrinter(): Promise<SwitchedPrinter> {
  const port = await findFreePort();
  const earlier: Buffer[] = [];
  let connections = 0;
  const open = () =>
    openTcpSink({
      port,
      misbehave: (socket) => {
        connections += 1;
        if (connections % PAPERS_A_ROLL === 0) socket.destroy();
      },
    });
  let sink: TcpSink | null = await open();
  const off = async () => {
    const closing = sink;
    sink = null;
    await closing?.close();
    earlier.push(...(closing?.tickets ?? []));
  };
  return {
    port,
    tickets: () => [...earlier, ...(sink?.tickets ?? [])].filter(({ length }) => length > 0).map(foundTicket),
    off,
    close: off,
    on: async () => {
      sink = await open();
    },
  };
}

function foundTicket(bytes: Buffer): FoundTicket {
  const isComplete = bytes.subarray(-CUT.length).equals(CUT);
  const jobId = isComplete ? LAST_LINE.exec(bytes.toString('latin1'))?.[1] : undefined;
  return {
    jobId: jobId === undefined ? null : Number(jobId),
    isMarked: MARKS.some((mark) => bytes.includes(mark)),
  };
}
