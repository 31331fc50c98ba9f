import type { Config } from '@comanda/server/src/config.ts';
import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { afterAll, beforeAll } from 'vitest';
import type { MovableClock } from './movable-clock.ts';
import { type Stack, stack } from './stack.ts';

/**
 * Starts the stack and the simulator of the payment provider with the same clock, for all tests of a file.
 */
export function paidStack(clock: MovableClock): { comanda: Stack; bank: () => RunningBank } {
  const config: Partial<Config> = {};
  let running: RunningBank | undefined;
  afterAll(() => running?.stop());
  beforeAll(async () => {
    running = await startBankSim({ now: () => clock.now() });
    config.payments = running.access;
  });
  const bank = () => {
    if (running === undefined) throw new Error('the simulator runs only while tests run');
    return running;
  };
  return { comanda: stack(config, clock), bank };
}
