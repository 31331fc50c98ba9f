import { createHash } from 'node:crypto';
import type { ProviderObject } from '@comanda/contract/money/payments/payment-provider.wire';
import {
  type BankState,
  type Change,
  type Line,
  loadState,
  type Step,
  type Stored,
  saveState,
} from './bank-state.ts';
import { GOOD, type Misbehaviour } from './misbehaviour.ts';

export interface BankOptions {
  /** Path of the state file. Null: the state exists only in memory. */
  path: string | null;
  now(): number;
}

/** A request that cannot be fulfilled, with a message for the caller. */
export class Refusal extends Error {}

/** The bank's data: objects by reference, changes, and steps that are due. */
export class Bank {
  behaviour: Misbehaviour = GOOD;
  readonly state: BankState;
  readonly #options: BankOptions;

  constructor(options: BankOptions) {
    this.#options = options;
    this.state = loadState(options.path);
  }

  now(): number {
    return this.#options.now() + this.state.aheadMs;
  }

  nowIso(): string {
    return new Date(this.now()).toISOString();
  }

  /** Moves this bank's clock forward; steps that become due run in the next round. */
  jump(ms: number): void {
    this.state.aheadMs += ms;
    this.save();
  }

  save(): void {
    saveState(this.#options.path, this.state);
  }

  find(reference: string): Stored | undefined {
    return this.state.objects[reference];
  }

  all(kind: ProviderObject['kind']): Stored[] {
    return Object.values(this.state.objects).filter(({ object }) => object.kind === kind);
  }

  /**
   * Stores a new object under a reference. The same request again returns the same object. A different
   * request with the same reference throws {@link Refusal}. If `make` throws, nothing is stored.
   */
  put(reference: string, request: object, make: () => Omit<Stored, 'wish'>): ProviderObject {
    const requested = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const before = this.find(reference);
    if (before !== undefined && before.wish !== requested)
      throw new Refusal('a referência já foi usada com outros dados');
    if (before !== undefined) return before.object;
    const stored = { ...make(), wish: requested };
    this.state.objects[reference] = stored;
    this.#notify(stored.object);
    this.save();
    return stored.object;
  }

  /** Changes an object and adds the change to the list that webhooks report. */
  change(reference: string, change: Partial<ProviderObject>, line?: Pick<Line, 'event' | 'cents'>): void {
    const stored = this.find(reference);
    if (stored === undefined) throw new Refusal('nada existe com esta referência');
    stored.object = { ...stored.object, ...change, updatedAt: this.nowIso() } as ProviderObject;
    if (line !== undefined) this.book(reference, line);
    this.#notify(stored.object);
    this.save();
  }

  /** Adds a charge that was captured before this bank began to report changes. No change is reported. */
  remember(stored: Stored, { at, cents }: Pick<Line, 'at' | 'cents'>): void {
    const { reference } = stored.object;
    this.state.objects[reference] = stored;
    this.state.lines.push({ reference, event: 'captured', cents, at });
  }

  /** Deletes the list of changes. After that, webhooks report only later changes. */
  forgetChanges(): void {
    this.state.changes = [];
    this.state.toSend = [];
  }

  /** Writes a line of the daily report. */
  book(reference: string, line: Pick<Line, 'event' | 'cents'>): void {
    this.state.lines.push({ ...line, reference, at: this.now() });
  }

  /** Plans a step for later. */
  plan(reference: string, step: Step, inMs: number): void {
    this.state.due.push({ at: this.now() + inMs, reference, step });
  }

  /** Removes and returns the due steps, oldest first. */
  takeDue(): BankState['due'] {
    const now = this.now();
    const due = this.state.due.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
    if (due.length > 0) this.state.due = this.state.due.filter(({ at }) => at > now);
    return due;
  }

  #notify(object: ProviderObject): void {
    const position = this.state.changes.length + 1;
    const eventId = `evt-${createHash('sha256').update(`${position}/${object.reference}/${object.updatedAt}`).digest('hex').slice(0, 24)}`;
    const change: Change = {
      position,
      eventId,
      kind: object.kind,
      reference: object.reference,
      ...(object.kind === 'dispute' ? { charge: object.charge } : {}),
    };
    this.state.changes.push(change);
    if (this.behaviour.isSilent || (this.behaviour.drops && position % 2 === 0)) return;
    const notBefore = this.now() + this.behaviour.webhookDelayMs;
    this.state.toSend.push({ eventId, notBefore, tries: 0 });
  }
}
