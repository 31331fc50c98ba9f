import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { hasFallback } from '@comanda/domain/orders/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { createStore } from 'zustand/vanilla';
import { type CheckLine, type CheckOutcome, failed, isSettled, skipped } from './check-line.ts';
import { checkClock, checkNotices, checkRealtime, checkSound } from './check-panel.ts';
import type { CheckPorts } from './check-ports.ts';
import { checkAgent, checkPrinter } from './check-printer.ts';
import { printersInUse } from './printers-in-use.ts';
import { lineTexts } from './texts.ts';

type Runner = () => Promise<CheckOutcome>;

/** Runs the check as often as needed. Its interface fits `useSyncExternalStore`. */
export interface ShiftCheck {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly CheckLine[];
  /** Runs every line. Call it from a click, because browsers allow sound and notifications only then. */
  start(): void;
  /** Runs one line again, also from a click. */
  retry(lineId: string): void;
  /** Call this with the person's answer: true if the person heard the sound. */
  answerSound(wasHeard: boolean): void;
}

/** `onSettled` is called with the lines each time all of them have a result. */
export function createShiftCheck(
  ports: CheckPorts,
  stored: readonly CheckLine[],
  onSettled: (lines: readonly CheckLine[]) => void,
): ShiftCheck {
  const store = createStore(() => stored);
  const runners = new Map<string, Runner>();
  /** Number of the current run: results of earlier runs are ignored. */
  let run = 0;
  let answer: (wasHeard: boolean) => void = () => undefined;

  const show = (next: readonly CheckLine[]) => store.setState(next, true);
  const change = (id: string, part: Partial<CheckLine>) =>
    show(store.getState().map((line) => (line.id === id ? { ...line, ...part } : line)));

  const perform = async (id: string, runner: Runner) => {
    const ownRun = run;
    runners.set(id, runner);
    change(id, { state: 'running', result: '', advice: null });
    const outcome = await runner();
    if (ownRun !== run) return;
    change(id, outcome);
    const lines = store.getState();
    if (lines.every(isSettled)) onSettled(lines);
  };
  const confirm = () => {
    change('sound', { state: 'asking', result: lineTexts.sound.confirm });
    return new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  };

  const fixed: readonly { id: string; title: string; runner: Runner }[] = [
    { id: 'sound', title: lineTexts.sound.title, runner: () => checkSound(ports, confirm) },
    { id: 'notices', title: lineTexts.notices.title, runner: () => checkNotices(ports) },
    { id: 'realtime', title: lineTexts.realtime.title, runner: () => checkRealtime(ports) },
    { id: 'clock', title: lineTexts.clock.title, runner: () => checkClock(ports) },
  ];
  const agents = { id: 'agents', title: lineTexts.agent.none };

  /** Replaces the agents line by one line for each computer and each printer in use. */
  const followDevices = async () => {
    const ownRun = run;
    change(agents.id, { state: 'running', result: '', advice: null });
    try {
      const [devices, storeDefault] = await Promise.all([ports.listDevices(), ports.storeDefault()]);
      if (ownRun !== run) return;
      if (devices.length === 0) {
        await perform(agents.id, async () => skipped(lineTexts.agent.noneResult, lineTexts.agent.noneAdvice));
        return;
      }
      const found = devices.flatMap((device) => linesOf(ports, device, devices, storeDefault));
      const others = store.getState().filter(({ id }) => fixed.some((line) => line.id === id));
      show([...others, ...found.map(({ id, title }) => blank(id, title))]);
      await Promise.all(found.map(({ id, runner }) => perform(id, runner)));
    } catch {
      if (ownRun !== run) return;
      await perform(agents.id, async () => failed(lineTexts.agent.unknown, lineTexts.agent.unknownAdvice));
    }
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getState,
    start: () => {
      run += 1;
      runners.clear();
      show([...fixed, agents].map(({ id, title }) => blank(id, title)));
      for (const { id, runner } of fixed) void perform(id, runner);
      void followDevices();
    },
    retry: (lineId) => {
      const runner = runners.get(lineId) ?? fixed.find(({ id }) => id === lineId)?.runner;
      if (lineId === agents.id || !runner) void followDevices();
      else void perform(lineId, runner);
    },
    answerSound: (wasHeard) => answer(wasHeard),
  };
}

function blank(id: string, title: string): CheckLine {
  return { id, title, state: 'waiting', result: '', advice: null };
}

function linesOf(
  ports: CheckPorts,
  device: PrintDevice,
  devices: readonly PrintDevice[],
  storeDefault: string,
) {
  const { deviceId, name } = device;
  // A default printer that this computer does not have is not tested if another computer has it.
  const isSpared = devices.some((other) => hasFallback(other, storeDefault));
  const shown = printersInUse(device, storeDefault);
  const printers = shown.filter((printer) => printer !== SYSTEM_PRINTER || !isSpared);
  const withoutPrinter = async () => failed(lineTexts.printer.unnamed, lineTexts.printer.unnamedAdvice);
  /** Reads the computer's state again, because a person may have switched the computer on since. */
  const asItIsNow = async () => {
    const known = await ports.listDevices().catch(() => []);
    return known.find((each) => each.deviceId === deviceId) ?? device;
  };
  return [
    {
      id: `agent ${deviceId}`,
      title: lineTexts.agent.title(name),
      runner: async () => (shown.length === 0 ? withoutPrinter() : checkAgent(await asItIsNow())),
    },
    ...printers.map((printer) => ({
      id: `printer ${deviceId} ${printer}`,
      title:
        printer === SYSTEM_PRINTER
          ? lineTexts.printer.titleOfDefault(name)
          : lineTexts.printer.title(printer),
      runner: async () => checkPrinter(ports, await asItIsNow(), printer),
    })),
  ];
}
