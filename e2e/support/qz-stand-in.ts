import { createHash, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { WebSocketServer } from 'ws';

/** A print job in the format of QZ Tray. */
export interface QzJob {
  printer: string;
  bytes: Buffer;
}

/**
 * A substitute for QZ Tray with the same messages and checks. A client first sends its certificate. After
 * that, each call needs a signature of that certificate over the SHA-256 of call, parameters and time.
 */
export interface QzStandIn {
  readonly port: number;
  /** Certificates that clients have sent, as PEM. */
  readonly certificates: readonly string[];
  readonly jobs: readonly QzJob[];
  /** Calls without a valid signature of the client's certificate. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** A client's message: its certificate, or a call. */
interface Request {
  uid: string;
  certificate?: string;
  call?: string;
  params?: unknown;
  timestamp?: number;
  signature?: string;
  signAlgorithm?: string;
}

interface PrintParams {
  printer: { name: string };
  data: { type: string; format: string; flavor: string; data: string }[];
}

export async function openQzStandIn(printers: readonly string[]): Promise<QzStandIn> {
  const certificates: string[] = [];
  const jobs: QzJob[] = [];
  const refused: string[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));

  /** Returns the answer that QZ Tray would send. Throws for a call that QZ Tray would refuse. */
  function answerTo(request: Request, key: KeyObject | null): unknown {
    if (request.call === 'getVersion') return '2.2.4';
    if (key === null || !isSigned(request, key)) {
      refused.push(request.call ?? '');
      throw new Error('Signature is not valid');
    }
    if (request.call === 'printers.find') return printers;
    if (request.call === 'printers.getDefault') return printers[0];
    if (request.call !== 'print') throw new Error(`Unknown call ${request.call}`);
    const params = request.params as PrintParams;
    jobs.push({ printer: params.printer.name, bytes: Buffer.concat(params.data.map(bytesOf)) });
    return null;
  }

  server.on('connection', (socket) => {
    let key: KeyObject | null = null;
    socket.on('message', (received) => {
      const text = received.toString();
      if (text === 'ping') return;
      const request: Request = JSON.parse(text);
      try {
        if (request.certificate === undefined) {
          socket.send(JSON.stringify({ uid: request.uid, result: answerTo(request, key) }));
          return;
        }
        certificates.push(request.certificate);
        key = new X509Certificate(request.certificate).publicKey;
        socket.send(JSON.stringify({ uid: request.uid, result: null }));
      } catch (error) {
        const words = error instanceof Error ? error.message : 'refused';
        socket.send(JSON.stringify({ uid: request.uid, error: words }));
      }
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    certificates,
    jobs,
    refused,
    close: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}

function bytesOf({ type, format, flavor, data }: PrintParams['data'][number]): Buffer {
  const isRaw = type === 'raw' && format === 'command' && (flavor === 'hex' || flavor === 'base64');
  if (!isRaw) throw new Error(`Cannot print ${type} ${format} ${flavor}`);
  return Buffer.from(data, flavor);
}

/** Checks the signature as `Certificate.isSignatureValid` of QZ Tray does. */
function isSigned(
  { call, params, timestamp, signature = '', signAlgorithm }: Request,
  key: KeyObject,
): boolean {
  const hash = createHash('sha256').update(JSON.stringify({ call, params, timestamp })).digest('hex');
  return (
    signAlgorithm === 'SHA512' && verify('sha512', Buffer.from(hash), key, Buffer.from(signature, 'base64'))
  );
}
