import { randomUUID } from 'node:crypto';
import {
  AGENT_NAMESPACE,
  type AgentHello,
  type AgentPushes,
  type AgentReport,
  agentFetch,
  agentHello,
  agentReport,
} from '@comanda/contract/orders/printing/print-agent-events';
import { changeHint } from '@comanda/contract/realtime/subjects';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { question } from '../../../../platform/realtime/answer-questions.ts';
import type { GuestNamespace } from '../../../../platform/realtime/guest-namespace.ts';
import { releaseHeld } from '../jobs/release-held.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { configOf, findPlannedDevice } from './agent-config.ts';
import { createAgentsSeen } from './agents-seen.ts';
import { findAgent } from './find-agent.ts';
import { giveJobs, takeJobsBack } from './give-jobs.ts';
import { meetAgent } from './meet-agent.ts';
import { misplacedJobs } from './misplaced-jobs.ts';
import type { Agent, PrintAgents } from './print-agents.ts';
import { receiveReport } from './receive-report.ts';

/** A disconnected agent is shown as offline after this time, so that a quick reconnect stays invisible. */
const GONE_AFTER_MS = 1_000;

const roomOf = (storeId: number, deviceId: number) => `agent:${storeId}-${deviceId}`;

/** Live connections of print agents. Pushes are only notifications: agents also poll. */
export function openAgentNamespace(deps: PrintingDeps): PrintAgents {
  const { realtime, events, signals, database, log } = deps;
  const serverId = randomUUID();
  const notify = notifierOf(deps, () => namespace);
  const namespace: GuestNamespace<Agent> = realtime.openNamespace<Agent>({
    namespace: AGENT_NAMESPACE,
    isForOne: true,
    onMoved: ({ storeId, room }) => {
      if (namespace.hasGuests(room)) notify.panels(storeId);
      else setTimeout(() => !namespace.hasGuests(room) && notify.panels(storeId), GONE_AFTER_MS).unref();
    },
    log,
    admit: async (token) => {
      const found = await findAgent(database, token);
      return found && { ...found, room: roomOf(found.storeId, found.deviceId) };
    },
    questions: questionsOf({ ...deps, serverId }, notify, () => namespace),
  });
  const wake = (storeId: number) => namespace.pushToStore(storeId, 'trabalhos' satisfies keyof AgentPushes);

  signals.listen({
    jobsWaiting: wake,
    withdrawn: (storeId, jobs) => {
      for (const [deviceId, mine] of Map.groupBy(jobs, (job) => job.deviceId)) {
        notify.push({ storeId, deviceId }, 'retirar', { ids: mine.map(({ jobId }) => jobId) });
      }
    },
  });
  events.listen({ published: () => undefined, missed: wake });

  return {
    serverId,
    isConnected: (storeId, deviceId) => namespace.hasGuests(roomOf(storeId, deviceId)),
    wake,
    notifyAgain: async (changed) => {
      for (const storeId of new Set(namespace.stores())) {
        if (changed !== null && changed !== storeId) continue;
        try {
          await notify.store(storeId);
          wake(storeId);
        } catch (err) {
          log.warn(
            { err, storeId },
            'print agents not notified of a change; they get it when they connect again',
          );
        }
      }
    },
  };
}

type AgentNotifier = ReturnType<typeof notifierOf>;
interface DeviceKey {
  storeId: number;
  deviceId: number;
}

/** Sends notifications to agents, and to the panels that show the agents' devices. */
function notifierOf(deps: PrintingDeps, namespace: () => GuestNamespace<Agent>) {
  const { realtime, database, profiles, plans } = deps;
  function push<Name extends keyof AgentPushes>(
    { storeId, deviceId }: DeviceKey,
    name: Name,
    ...payload: Parameters<AgentPushes[Name]>
  ) {
    namespace().push(roomOf(storeId, deviceId), name, ...payload);
  }
  /** Asks the device to return its tickets that now belong to other printers. */
  async function confirmUndo({ storeId, deviceId }: DeviceKey): Promise<void> {
    const ids = await database.inStore(storeId, async (tx) =>
      misplacedJobs(tx, deviceId, await plans.of(tx)),
    );
    if (ids.length > 0) push({ storeId, deviceId }, 'devolver', { ids });
  }
  /** Withdraws unprinted tickets from a suspended device and gives them to other devices. */
  async function takeAllBack(storeId: number, deviceId: number): Promise<void> {
    const held = await releaseHeld(deps, { storeId, deviceId });
    if (held.length > 0) push({ storeId, deviceId }, 'retirar', { ids: held });
  }
  return {
    push,
    confirmUndo,
    /**
     * Makes the panels that show the store's devices fetch them again. Panels of another process notice the change when
     * they poll.
     */
    panels: (storeId: number): void => {
      realtime.toPanels(storeId).emit('mudou', changeHint('printers', null));
    },
    /** Sends the current configuration to each agent of the store. */
    store: async (storeId: number): Promise<void> => {
      const [store, plan] = await Promise.all([
        profiles.get(storeId),
        database.inStore(storeId, (tx) => plans.of(tx)),
      ]);
      for (const { deviceId } of namespace()
        .guests()
        .filter((agent) => agent.storeId === storeId)) {
        const device = findPlannedDevice(plan, deviceId);
        if (device === null) namespace().cut(roomOf(storeId, deviceId));
        else if (device.isSuspended) await takeAllBack(storeId, deviceId);
        else {
          push({ storeId, deviceId }, 'configuracao', configOf(store, device));
          await confirmUndo({ storeId, deviceId });
        }
      }
    },
  };
}

/** Handles the messages of agents. */
function questionsOf(
  deps: PrintingDeps & Pick<PrintAgents, 'serverId'>,
  { push, confirmUndo }: AgentNotifier,
  namespace: () => GuestNamespace<Agent>,
) {
  const seen = createAgentsSeen(deps);
  /** Throws for the older one of two connections at different servers, and ends it. */
  const touch = async (agent: Agent) => {
    if (await seen.touch(agent)) return;
    namespace().cut(agent.room);
    throw new AppError('server.unavailable');
  };
  return [
    question('apresentar', agentHello, async (hello: AgentHello, agent: Agent) => {
      const { config, withdrawn } = await meetAgent(deps, agent, hello);
      seen.note(agent);
      if (withdrawn.length > 0) push(agent, 'retirar', { ids: withdrawn });
      await confirmUndo(agent);
      return { status: true, epoca: deps.epoch, ...config };
    }),
    question('buscar', agentFetch, async ({ ate }, agent: Agent, socketId) => {
      await touch(agent);
      const given = await giveJobs(deps, agent, ate);
      // The agent has disconnected and cannot get these jobs. After a reconnect the agent reports its jobs.
      if (!namespace().isHere(socketId)) await takeJobsBack(deps, agent, given.jobs);
      if (given.withdrawn.length > 0) push(agent, 'retirar', { ids: given.withdrawn });
      return { status: true, trabalhos: given.jobs, mais: given.hasMore };
    }),
    question('relatar', agentReport, async (report: AgentReport, agent: Agent) => {
      await touch(agent);
      await receiveReport(deps, agent, report);
      return { status: true };
    }),
  ];
}
