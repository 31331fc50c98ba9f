import type { MailKind } from '@comanda/contract/people/mail/provider-mails.wire';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createMailQueue } from '@comanda/server/src/platform/mail/mail-queue.ts';
import { findFreePort } from '@comanda/testkit/running/free-port';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import { type FaultReport, fact } from '../harness.ts';
import { MAIL_PLANS, type MailPlan, startMailStandIn } from '../support/mail-stand-in.ts';
import { STRESS_SECRET, type StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

interface MailsKilledOptions {
  /** Number of mails of each kind that cause no kill of a server. */
  mails: number;
  kills: number;
  /**
   * With two servers, mails of the killed server wait until their lease expires. With one server, the test
   * skips that wait.
   */
  servers: 1 | 2;
}

/**
 * R16: at first, the mail server is away. Then it refuses some mails temporarily and some permanently, and
 * cuts the connection after accepting others. Servers are killed before and after its answer. No mail is
 * lost. Only mails with an unknown outcome are sent again, with the same id.
 */
export async function mailsKilled(
  world: StressWorld,
  { mails, kills, servers: count }: MailsKilledOptions,
): Promise<FaultReport> {
  const { storeId } = await world.openStore();
  const rows = () =>
    world.rows<{ mailId: string; kind: MailPlan; state: string; fault: string | null; isHeld: boolean }>(
      `select mail_id as "mailId", kind, state, fault, claimed_by is not null as "isHeld"
         from mails_out where store_id = $1`,
      [storeId],
    );
  const waiting = async () => (await rows()).filter(({ state }) => state === 'waiting');
  /** Skips waiting times, so that mails without a lease are sent at once. */
  const skipWaits = (alsoLeases: boolean) =>
    world.rows(
      `update mails_out set claimed_by = null, claimed_until = null
        where store_id = $1 and state = 'waiting' and (claimed_by is null or $2)`,
      [storeId, alsoLeases],
    );
  // This server has no mail server and would give up the mails.
  await world.server().kill();
  const standIns = await Promise.all(
    Array.from({ length: count }, async () => startMailStandIn(await findFreePort())),
  );
  const servers: ServerProcess[] = [];
  const start = async (at: number) => {
    const env = { SMTP_URL: standIns[at]?.url ?? '' };
    servers[at] = await (at === 0 ? world.start({ env }) : world.startAnother({ env }));
  };
  try {
    await start(0);
    const plans = MAIL_PLANS.flatMap((plan) =>
      Array<MailPlan>(plan.startsWith('kills') ? kills : mails).fill(plan),
    );
    await queueMails(world, storeId, plans);
    await until('the mail server is away', async () =>
      (await rows()).some(({ fault }) => fault === 'unreachable'),
    );
    for (const standIn of standIns) standIn.open();
    for (let at = 1; at < count; at += 1) await start(at);
    let killed = 0;
    const doubts: string[] = [];
    await until('no mail waits', async () => {
      const at = standIns.findIndex((standIn) => standIn.hasToDie());
      if (at >= 0) {
        await servers[at]?.kill();
        killed += 1;
        // Mails that the mail server may have accepted without a confirmation.
        doubts.push(...(await waiting()).flatMap(({ mailId, isHeld }) => (isHeld ? [mailId] : [])));
        await start(at);
      }
      await skipWaits(at >= 0 && count === 1);
      return (await waiting()).length === 0;
    });
    const taken = standIns.flatMap((standIn) => standIn.taken());
    const broken = standIns.flatMap((standIn) => standIn.broken());
    const twice = taken.length - new Set(taken).size;
    return {
      lines: [
        fact('R16 mails, the mail server away, unwilling and breaking off', plans.length),
        fact('R16 kills of a server while it sent', killed),
        fact('R16 mails that went out once more, since nobody could know', twice),
      ],
      violations: (await rows()).flatMap(({ mailId, kind, state, fault }) => {
        const times = taken.filter((id) => id === mailId).length;
        const max = 1 + [...doubts, ...broken].filter((id) => id === mailId).length;
        const isRight =
          kind === 'refuses'
            ? state === 'given-up' && times === 0
            : state === 'sent' && times >= 1 && times <= max;
        return isRight
          ? []
          : [`R16 a mail (${kind}) is ${state} (${fault}) and went out ${times} times of ${max}`];
      }),
    };
  } finally {
    for (const standIn of standIns) await standIn.close();
    for (const server of servers.slice(1)) await server.stop();
  }
}

async function queueMails(world: StressWorld, storeId: number, plans: readonly MailPlan[]): Promise<void> {
  const pool = createPool({
    ...{ url: world.urls.app, max: 2, applicationName: 'stress' },
    onError: () => undefined,
  });
  const mails = createMailQueue({
    ...{ isSetUp: true, secret: STRESS_SECRET, clock: { now: Date.now } },
    branding: { brand: 'Comanda', supportPhone: '0800 000 0000' },
  });
  try {
    await createDatabase(pool).inStore(storeId, async (tx) => {
      for (const kind of plans)
        await mails.queue(tx, {
          // The check reads the planned reaction from the row. The mail server reads it from the address.
          kind: kind as string as MailKind,
          to: `${kind}@loja.example.com`,
          subject: 'Oi',
          paragraphs: ['Oi'],
          why: 'Oi',
        });
    });
  } finally {
    await pool.end();
  }
}
