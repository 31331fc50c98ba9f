import type { Autostart, Machine } from './autostart-plan.ts';
import { createLaunchAgentStart } from './launch-agent-start.ts';
import { createScheduledStart } from './scheduled-start.ts';
import { createSystemdStart } from './systemd-start.ts';

/** Returns the automatic start for this machine's operating system. */
export function createAutostart(machine: Machine): Autostart {
  if (machine.platform === 'win32') return createScheduledStart(machine);
  return machine.platform === 'darwin' ? createLaunchAgentStart(machine) : createSystemdStart(machine);
}
