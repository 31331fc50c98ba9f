import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Packing, packed, packingFor } from './packed.ts';
import { maySend } from './places.ts';

/**
 * An answer that is the same for everybody who may ask for it, as long as its version stands: what an operation answers
 * where reading and encoding it anew for each of them would cost too much.
 */
export class Document<Output> {
  /** Whose it is: a store's, of whom there is one document of each call. */
  readonly whose: number;
  /** What it would be another one by: all that its content depends on. */
  readonly version: string;
  /** Reads it. It may be newer than its version, never older. */
  readonly read: () => Promise<Output>;

  constructor(whose: number, version: string, read: () => Promise<Output>) {
    this.whose = whose;
    this.version = version;
    this.read = read;
  }
}

/** A document as it travels. */
interface Sheet {
  version: string;
  tag: string;
  bytes: Buffer;
}

/** Some hundred menus of a thousand products, or the small ones of all stores. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Of what stands beside the bytes. */
const FRAME_BYTES = 500;

/** Keeps documents encoded and packed, those that were asked for last, and sends them. */
export class Documents {
  readonly #kept = new LRUCache<string, Sheet>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + FRAME_BYTES,
  });
  readonly #underWay = new Map<string, Promise<Sheet>>();

  /**
   * Answers a document, or 304 to whoever has it. It is made once for all who ask at the same moment. `encode` makes the
   * text that travels.
   */
  async send<Output>(
    { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: string },
    document: Document<Output>,
    encode: (output: Output) => string,
  ): Promise<FastifyReply> {
    const packing = packingFor(request);
    const place = `${call} ${document.whose} ${packing}`;
    const kept = this.#kept.get(place);
    const isCurrent = kept?.version === document.version;
    const { tag, bytes } = isCurrent ? kept : await this.#make(place, document, encode, packing);
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    await maySend(bytes.length, `store ${document.whose}`, reply);
    if (packing !== null) void reply.header('content-encoding', packing);
    return reply.type('application/json; charset=utf-8').send(bytes);
  }

  #make<Output>(
    place: string,
    { version, read }: Document<Output>,
    encode: (output: Output) => string,
    packing: Packing,
  ): Promise<Sheet> {
    const making = `${place} ${version}`;
    const shared = this.#underWay.get(making);
    if (shared !== undefined) return shared;
    const made = (async () => {
      const text = encode(await read());
      // By its content: another server, or another release, says the same of the same.
      const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      const sheet = { version, tag, bytes: await packed(text, packing) };
      this.#kept.set(place, sheet);
      return sheet;
    })().finally(() => this.#underWay.delete(making));
    this.#underWay.set(making, made);
    return made;
  }
}
