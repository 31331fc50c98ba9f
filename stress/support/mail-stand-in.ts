import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * Reactions of the mail server, which the mail's address chooses. A reaction other than 'refuses' happens
 * once; then the mail is accepted.
 */
export const MAIL_PLANS = [
  'takes',
  'not-now',
  'refuses',
  'breaks-off',
  'kills-before',
  'kills-after',
] as const;
export type MailPlan = (typeof MAIL_PLANS)[number];

/** A fake mail server for one server. It reports when that server must be killed. */
export interface MailStandIn {
  readonly url: string;
  /** Starts listening. Before that, connections are refused. */
  open(): void;
  /** True if, since the last call, it received a mail whose reaction requires a kill. */
  hasToDie(): boolean;
  /** Ids of the accepted mails. A mail that was accepted twice is listed twice. */
  taken(): readonly string[];
  /** Ids of mails that were accepted before the connection was cut. */
  broken(): readonly string[];
  close(): Promise<void>;
}

export function startMailStandIn(port: number): MailStandIn {
  const taken: string[] = [];
  const broken: string[] = [];
  const met = new Set<string>();
  let isDeadly = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('refuses')
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, { id, envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mailId = /^Message-ID: <([^@]+)@/im.exec(Buffer.concat(parts).toString())?.[1] ?? '';
        const plan = envelope.rcptTo[0]?.address.split('@')[0];
        const isFirst = !met.has(mailId);
        met.add(mailId);
        if (isFirst && plan === 'not-now')
          return done(Object.assign(new Error('later'), { responseCode: 451 }));
        taken.push(mailId);
        if (isFirst && plan === 'breaks-off') {
          broken.push(mailId);
          const connection = [...server.connections].find((open) => open.id === id);
          return void (connection?._socket as Socket | undefined)?.resetAndDestroy();
        }
        if (!(isFirst && plan === 'kills-before')) done();
        isDeadly ||= isFirst && plan?.startsWith('kills') === true;
      });
    },
  });
  // Ignores broken connections, because servers are killed during a conversation.
  server.on('error', () => undefined);
  return {
    url: `smtp://127.0.0.1:${port}`,
    open: () => void server.listen(port, '127.0.0.1'),
    hasToDie: () => {
      const isSo = isDeadly;
      isDeadly = false;
      return isSo;
    },
    taken: () => taken,
    broken: () => broken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
