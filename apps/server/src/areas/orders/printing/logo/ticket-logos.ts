import { hashOfPicture, pictureFile } from '@comanda/domain/kit/pictures/picture';
import {
  MAX_LOGO_HEIGHT,
  MAX_LOGO_WIDTH,
  type TicketLogo,
} from '@comanda/domain/orders/printing/ticket/ticket';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/clock.ts';
import { type Files, readAllBytes } from '../../../../platform/files/files.ts';
import { makeDots } from '../../../../platform/files/make-picture.ts';
import type { Logger } from '../../../../platform/log.ts';

/** Width of the source picture in pixels: two pixels per printed dot. */
const SOURCE_WIDTH = 480;
const MAX_PIXELS = 4_000_000;
/** Maximum of cached logos, about 3 MB in total. */
const MAX_CACHED = 500;
/** An unreadable picture is tried again after this time, because the disk may have failed temporarily. */
const FAULT_CACHED_MS = 10 * 60_000;

/** Logos for tickets, by the URL of their picture (`stores.logo`). Methods never reject. */
export interface TicketLogos {
  /**
   * For tickets, which must not wait for a logo. Null when the store has no logo, or the logo is not ready
   * yet. The first call starts making the logo.
   */
  ready(address: string | null): TicketLogo | null;
  /**
   * For screens, which can wait for a logo. Null when the logo is not one of our pictures, or is unreadable.
   */
  make(address: string | null): Promise<TicketLogo | null>;
}

export function createTicketLogos({
  files,
  clock,
  log,
}: {
  files: Files;
  clock: Clock;
  log: Logger;
}): TicketLogos {
  const made = new LRUCache<string, { logo: TicketLogo | null }>({
    max: MAX_CACHED,
    ttlResolution: 0,
    perf: clock,
  });
  const underWay = new Map<string, Promise<TicketLogo | null>>();
  // Makes one logo at a time: each needs a separate process, and many are requested after a server's start.
  let last: Promise<unknown> = Promise.resolve();

  function make(hash: string): Promise<TicketLogo | null> {
    const known = made.get(hash);
    if (known !== undefined) return Promise.resolve(known.logo);
    const begun = underWay.get(hash);
    if (begun !== undefined) return begun;
    const making = last.then(() => read(hash));
    last = making;
    underWay.set(hash, making);
    return making;
  }

  async function read(hash: string): Promise<TicketLogo | null> {
    const logo = await draw(files, hash).catch((err: unknown) => {
      log.warn({ err, hash }, 'logo not drawn for papers; they come without it');
      return null;
    });
    made.set(hash, { logo }, logo === null ? { ttl: FAULT_CACHED_MS } : {});
    underWay.delete(hash);
    return logo;
  }

  return {
    ready(address) {
      const hash = address === null ? null : hashOfPicture(address);
      if (hash === null) return null;
      const known = made.get(hash);
      if (known === undefined) void make(hash);
      return known?.logo ?? null;
    },
    make: async (address) => {
      const hash = address === null ? null : hashOfPicture(address);
      return hash === null ? null : make(hash);
    },
  };
}

async function draw(files: Files, hash: string): Promise<TicketLogo | null> {
  const bytes = await readAllBytes(files, pictureFile(hash, SOURCE_WIDTH));
  if (bytes === null) return null;
  const within = { width: MAX_LOGO_WIDTH, height: MAX_LOGO_HEIGHT };
  const drawn = await makeDots({ bytes, within, maxPixels: MAX_PIXELS });
  if ('fault' in drawn) return null;
  const { width, height, dots } = drawn;
  return { width, height, bits: Buffer.from(dots).toString('base64') };
}
