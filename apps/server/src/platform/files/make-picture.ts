import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { minimalEnvironment } from '../minimal-environment.ts';
import { createQueue } from '../queue.ts';

export interface PictureRequest {
  bytes: Uint8Array;
  widths: readonly number[];
  maxPixels: number;
  /** Minimum of the shorter side in pixels. Default: no minimum. */
  minSide?: number;
}

/** A request for a picture in black and white, as large as possible within this number of dots. */
export interface DotsRequest {
  bytes: Uint8Array;
  within: { width: number; height: number };
  maxPixels: number;
}

export type PictureFault = 'too-large' | 'too-many-pixels' | 'too-small' | 'no-picture' | 'unreadable';
/** The picture as WebP in each requested width, but never larger than the original; or the fault. */
export type PictureAnswer = { files: Uint8Array[] } | { fault: PictureFault };

/** Black is 1. A row starts with the highest bit of a byte and fills whole bytes. */
export interface PictureDots {
  width: number;
  height: number;
  dots: Uint8Array;
}
export type DotsAnswer = PictureDots | { fault: PictureFault };

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const PATIENCE_MS = 20_000;

/** First bytes of PNG, JPEG and WebP, in hex. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/** True if the bytes begin like a picture. The file name is not used. */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return KINDS.some((kind) => kind.test(start));
}

/** Runs at most two processes, because each may need some hundred megabytes of memory. */
const inTurn = createQueue({ atOnce: 2, waiting: 40, each: { atOnce: 1, waiting: 10 } });

/**
 * Encodes a picture again in a separate process, which is ended after a timeout. At most two processes run at
 * a time; other pictures wait in turn (see `Queue`). Throws `server.busy` when too many are waiting.
 */
export function makePicture(request: PictureRequest, owner?: string): Promise<PictureAnswer> {
  return inTurn(() => callProcess<PictureAnswer>(request), owner);
}

/**
 * Converts one of our small pictures to printer dots, in a separate process. Callers must run one conversion
 * at a time. A blank picture is unreadable.
 */
export function makeDots(request: DotsRequest): Promise<DotsAnswer> {
  return callProcess<DotsAnswer>(request);
}

function callProcess<Answer>(
  request: PictureRequest | DotsRequest,
): Promise<Answer | { fault: PictureFault }> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: minimalEnvironment(),
    });
    const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const settle = (answer: Answer | { fault: PictureFault }) => {
      clearTimeout(giveUp);
      resolve(answer);
    };
    child.once('message', (answer) => settle(answer as Answer));
    child.once('error', () => settle({ fault: 'unreadable' }));
    child.once('exit', () => settle({ fault: 'unreadable' }));
    child.send(request);
  });
}
