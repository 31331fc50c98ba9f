import { PRINT_STATES, type PrintState } from '@comanda/domain/orders/printing/print-job';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredJob } from '../jobs/print-jobs.writes.ts';
import {
  applyReport,
  cancelJobs,
  jobsForRequest,
  regain,
  release,
  stateAfter,
  stateOfJobs,
} from './job-rules.ts';
import { isOver } from './jobs-of-past.ts';

const NOW = 1_000_000;

const aJob = (over: Partial<StoredJob> = {}): StoredJob => ({
  jobId: 1,
  orderId: 1,
  kind: 'order',
  revision: 1,
  station: 'Caixa',
  items: null,
  state: 'queued',
  reason: null,
  deviceId: null,
  printer: null,
  targetDeviceId: null,
  mayBePrinted: false,
  isWithdrawn: false,
  sentAt: null,
  printedAt: null,
  expiresAt: NOW + 1,
  ...over,
});
const sent = (over: Partial<StoredJob> = {}) =>
  aJob({ state: 'sent', deviceId: 7, sentAt: NOW - 10, ...over });
const reported = (state: 'printed' | 'failed' | 'expired', over = {}) => ({
  jobId: 1,
  state,
  reason: null,
  printer: null,
  at: NOW,
  givenBack: null,
  wasPrintedBefore: false,
  ...over,
});

const anyJob = fc.record<StoredJob>({
  jobId: fc.constant(1),
  orderId: fc.constant(1),
  kind: fc.constantFrom('order', 'production', 'cancellation'),
  revision: fc.integer({ min: 1, max: 3 }),
  station: fc.constantFrom('Caixa', 'Produção', 'Bar'),
  items: fc.constant(null),
  state: fc.constantFrom(...PRINT_STATES),
  reason: fc.constant(null),
  deviceId: fc.constantFrom(null, 7, 8),
  printer: fc.constant(null),
  targetDeviceId: fc.constantFrom(null, 7),
  mayBePrinted: fc.boolean(),
  isWithdrawn: fc.boolean(),
  sentAt: fc.constantFrom(null, NOW - 10),
  printedAt: fc.constant(null),
  expiresAt: fc.constant(NOW + 1),
});
/** Tickets of one order, numbered and without duplicates. */
const jobsOf = fc
  .uniqueArray(anyJob, { selector: (job) => `${job.kind} ${job.station} ${job.revision}`, maxLength: 8 })
  .map((jobs) => jobs.map((job, index) => ({ ...job, jobId: index + 1 })));

const GIVEN_UP = { state: 'expired', isWithdrawn: true } as const;

describe('combined state of tickets', () => {
  it.each<[string, StoredJob[], string]>([
    ['none', [], 'none'],
    [
      'a paper of the kitchen that was given up',
      [aJob({ state: 'printed' }), aJob({ ...GIVEN_UP, jobId: 2, kind: 'production', station: 'Bar' })],
      'none',
    ],
    [
      'a copy of the cashier that was given up',
      [aJob({ state: 'printed' }), aJob({ ...GIVEN_UP, jobId: 2, kind: 'customer' })],
      'printed',
    ],
    [
      'one given up and printed by a later revision',
      [
        aJob({ state: 'printed' }),
        aJob({ ...GIVEN_UP, jobId: 2, kind: 'production', station: 'Bar' }),
        aJob({ jobId: 3, kind: 'production', station: 'Bar', revision: 2, state: 'printed' }),
      ],
      'printed',
    ],
    [
      'one given up beside one that fails',
      [aJob({ state: 'failed' }), aJob({ ...GIVEN_UP, jobId: 2, kind: 'production', station: 'Bar' })],
      'failed',
    ],
    [
      'those of a cancelled order, whose slip is out',
      [
        aJob({ state: 'printed' }),
        aJob({ ...GIVEN_UP, jobId: 2, kind: 'production', station: 'Bar' }),
        aJob({ jobId: 3, kind: 'cancellation', state: 'printed' }),
      ],
      'printed',
    ],
    [
      'one failing',
      [aJob({ state: 'printed' }), aJob({ jobId: 2, station: 'Bar', state: 'failed' })],
      'failed',
    ],
    ['a later revision', [aJob({ state: 'expired' }), aJob({ revision: 2, state: 'printed' })], 'printed'],
    [
      'a withdrawn revision',
      [aJob({ state: 'printed' }), aJob({ revision: 2, state: 'expired', isWithdrawn: true })],
      'printed',
    ],
    ['all withdrawn', [aJob({ state: 'expired', isWithdrawn: true })], 'none'],
  ])('%s', (_name, tickets, state) => {
    expect(stateOfJobs(tickets)).toBe(state);
  });
});

it('after a cancellation no ticket remains to print, and slips are printed where tickets are or may be printed', () => {
  fc.assert(
    fc.property(jobsOf, (tickets) => {
      const { changed, added } = cancelJobs(tickets);
      const after = tickets.map((job) => changed.find(({ jobId }) => jobId === job.jobId) ?? job);
      for (const job of after) {
        if (job.kind !== 'cancellation') expect(job.state === 'printed' || job.isWithdrawn).toBe(true);
      }
      const slips = new Set(
        [...after, ...added].filter(({ kind }) => kind === 'cancellation').map(({ station }) => station),
      );
      for (const job of tickets) {
        if (job.kind !== 'cancellation' && (job.state === 'printed' || job.state === 'sent')) {
          expect(slips).toContain(job.station);
        }
      }
      const again = cancelJobs([
        ...after,
        ...added.map((slip, index) => aJob({ ...slip, jobId: 100 + index })),
      ]);
      expect(again).toEqual({ changed: [], added: [] });
    }),
  );
});

it('a request repeats no printed or pending ticket; a repeated request makes none', () => {
  fc.assert(
    fc.property(jobsOf, fc.boolean(), (tickets, again) => {
      const wanted = [
        { kind: 'order', station: 'Caixa', items: null, targetDeviceId: null },
        { kind: 'production', station: 'Bar', items: [1], targetDeviceId: null },
      ] as const;
      const made = jobsForRequest(tickets, wanted, { again, station: null });
      for (const ticket of made) {
        const same = tickets.filter(
          ({ kind, station, targetDeviceId }) =>
            kind === ticket.kind &&
            station === ticket.station &&
            (ticket.targetDeviceId === null ||
              targetDeviceId === null ||
              targetDeviceId === ticket.targetDeviceId),
        );
        expect(same.every(({ state }) => state === 'printed' || state === 'expired')).toBe(true);
        expect(same.every(({ revision }) => revision < ticket.revision)).toBe(true);
      }
      const then = [...tickets, ...made.map((ticket, index) => aJob({ ...ticket, jobId: 100 + index }))];
      expect(jobsForRequest(then, wanted, { again, station: null })).toEqual([]);
    }),
  );
});

describe('reports', () => {
  it.each<[string, StoredJob, ReturnType<typeof reported>, PrintState | null]>([
    ['printed by its holder', sent(), reported('printed'), 'printed'],
    ['printed by somebody else', sent({ deviceId: 8 }), reported('printed'), null],
    ['printed by whoever had lost it', aJob({ mayBePrinted: true }), reported('printed'), 'printed'],
    [
      'printed although withdrawn',
      sent({ state: 'expired', isWithdrawn: true }),
      reported('printed'),
      'printed',
    ],
    ['printed twice', sent({ state: 'printed' }), reported('printed'), null],
    ['printed without having been given out', aJob(), reported('printed'), null],
    ['failing', sent(), reported('failed', { reason: 'sem papel' }), 'failed'],
    ['failing after it was printed', sent({ state: 'printed' }), reported('failed'), null],
    ['failing after its time was up', sent({ state: 'expired' }), reported('failed'), null],
    ['failing elsewhere', sent({ deviceId: 8 }), reported('failed'), null],
    ['failing as before', sent({ state: 'failed', reason: 'x' }), reported('failed', { reason: 'x' }), null],
    ['failing for another reason', sent({ state: 'failed', reason: 'x' }), reported('failed'), 'failed'],
    ['given up by its agent', sent(), reported('expired'), 'expired'],
  ])('%s', (_name, job, report, state) => {
    expect(applyReport(job, report, 7, NOW)?.state ?? null).toBe(state);
  });

  it("by a device's wrong clock, no print is before the ticket was sent or in the future", () => {
    expect(applyReport(sent(), reported('printed', { at: 0 }), 7, NOW)?.printedAt).toBe(NOW - 10);
    expect(applyReport(sent(), reported('printed', { at: 9e15 }), 7, NOW)?.printedAt).toBe(NOW);
  });
});

it('a device that still has a lost ticket gets it back if no other device took it', () => {
  const lost = release(sent());
  expect(lost).toMatchObject({ state: 'queued', deviceId: null, mayBePrinted: true });
  expect(regain(lost, 7, NOW)).toMatchObject({ state: 'sent', deviceId: 7 });
  expect(regain(sent({ deviceId: 8, mayBePrinted: true }), 7, NOW)).toBeNull();
  expect(regain(lost, 7, lost.expiresAt)).toBeNull();
  expect(regain(release(sent({ kind: 'test', deviceId: 8 })), 7, NOW)).toBeNull();
});

it('orders that ended or are of earlier days need no kitchen tickets, except orders due shortly before the day began', () => {
  const dayStart = 100 * 3_600_000;
  const wanted = (hoursBefore: number, status = 'accepted') =>
    isOver({ status, receivedAt: 0, promisedFor: dayStart - hoursBefore * 3_600_000 }, dayStart);
  expect([wanted(3), wanted(1), wanted(-1), wanted(-1, 'delivered')]).toEqual([true, false, false, true]);
});

it('computes the state after a change without writing it', () => {
  const tickets = [sent(), sent({ jobId: 2, station: 'Bar' })];
  const changed = tickets.map((job) => ({ ...job, state: 'printed' as const }));
  expect(stateAfter(tickets, { changed, added: [] })).toBe('printed');
  expect(
    stateAfter(tickets, {
      changed,
      added: [{ kind: 'cancellation', station: 'Bar', items: null, targetDeviceId: null, revision: 1 }],
    }),
  ).toBe('waiting');
});
