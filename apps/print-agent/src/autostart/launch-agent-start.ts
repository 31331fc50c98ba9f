import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSafely } from '../config/write-safely.ts';
import type { Autostart, Machine } from './autostart-plan.ts';
import { launchAgentList } from './launch-agent.ts';
import { runAnyhow, runOrFail } from './run-or-fail.ts';

/** Automatic start on macOS: an agent of the user's launchd. */
export function createLaunchAgentStart({ home, userId, run }: Machine): Autostart {
  const lists = join(home, 'Library', 'LaunchAgents');
  const pathOf = (name: string) => join(lists, `${name}.plist`);
  const domain = `gui/${userId}`;
  return {
    async install(plan) {
      mkdirSync(lists, { recursive: true });
      writeSafely(pathOf(plan.name), launchAgentList(plan));
      await runAnyhow(run, 'launchctl', ['bootout', `${domain}/${plan.name}`]);
      await runOrFail(run, 'launchctl', ['bootstrap', domain, pathOf(plan.name)]);
      return [];
    },
    async remove(name) {
      if (!existsSync(pathOf(name))) return false;
      await runAnyhow(run, 'launchctl', ['bootout', `${domain}/${name}`]);
      rmSync(pathOf(name), { force: true });
      return true;
    },
    find: async (name) => (existsSync(pathOf(name)) ? pathOf(name) : null),
  };
}
