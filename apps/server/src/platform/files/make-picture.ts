import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../bare-environment.ts';
import { createQueue } from '../queue.ts';

export interface PictureWish {
  bytes: Uint8Array;
  widths: readonly number[];
  mostPixels: number;
  /** Pixels its shorter side has at least; by default any. */
  leastSide?: number;
}

/** A picture in black and white, as large as it can be within these many dots. */
export interface DotsWish {
  bytes: Uint8Array;
  within: { width: number; height: number };
  mostPixels: number;
}

export type PictureFault = 'too-large' | 'too-many-pixels' | 'too-small' | 'no-picture' | 'unreadable';
/** The picture as WebP in each width asked for, never larger than it was; or what is wrong with it. */
export type PictureAnswer = { files: Uint8Array[] } | { fault: PictureFault };

/** Black is 1; rows begin with a byte's highest bit and fill whole bytes. */
export interface PictureDots {
  width: number;
  height: number;
  dots: Uint8Array;
}
export type DotsAnswer = PictureDots | { fault: PictureFault };

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const PATIENCE_MS = 20_000;

/** PNG, JPEG and WebP, as they begin. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/** True for what begins as a picture does, whatever its name says. */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return KINDS.some((kind) => kind.test(start));
}

/** Each process may need some hundred megabytes: more at once, sent by whomever, would take the server's memory. */
const inTurn = createQueue({ atOnce: 2, waiting: 40, each: { atOnce: 1, waiting: 10 } });

/**
 * Draws a picture anew in a process of its own, which is ended when it takes too long; a few at a time, those who wait in
 * turn (see `Queue`). Throws `server.busy` when too many wait.
 */
export function makePicture(wish: PictureWish, whose?: string): Promise<PictureAnswer> {
  return inTurn(() => askProcess<PictureAnswer>(wish), whose);
}

/**
 * The dots of a small picture of ours, as a printer puts them down, made in a process of its own; whoever asks does so one
 * after the other. A blank one is unreadable.
 */
export function makeDots(wish: DotsWish): Promise<DotsAnswer> {
  return askProcess<DotsAnswer>(wish);
}

function askProcess<Answer>(wish: PictureWish | DotsWish): Promise<Answer | { fault: PictureFault }> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: bareEnvironment(),
    });
    const giveUp = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const settle = (answer: Answer | { fault: PictureFault }) => {
      clearTimeout(giveUp);
      resolve(answer);
    };
    child.once('message', (answer) => settle(answer as Answer));
    child.once('error', () => settle({ fault: 'unreadable' }));
    child.once('exit', () => settle({ fault: 'unreadable' }));
    child.send(wish);
  });
}
