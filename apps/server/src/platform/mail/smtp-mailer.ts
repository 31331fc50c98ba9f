import { MailError, type Mailer, type MailFault } from './mailer.ts';

/** A mail server that does not speak is given up after this long. Nobody waits for it but the next mails. */
const TIMEOUT_MS = 10_000;
/** What was sent is being taken over: to ask again too early would make two mails of one. */
const TAKEN_OVER_MS = 60_000;

/** Sends through a mail server; one connection per mail, for there are few. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const opening = async () => {
    // Twenty megabytes that many a server needs an hour after its start, or never.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TAKEN_OVER_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof opening> | undefined;
  return {
    send: async ({ to, subject, text, html, stopUrl }, { mailId, queuedAt }) => {
      transport ??= opening();
      try {
        await (await transport).sendMail({
          from,
          // An object, not a string: whatever stands in `to` is one address, never a list or a header.
          to: { name: '', address: to },
          messageId: `<${mailId}@${domain}>`,
          date: new Date(queuedAt),
          ...{ subject, text, html, headers: stopHeaders(stopUrl) },
        });
      } catch (error) {
        throw asMailError(error);
      }
    },
  };
}

/** Mail programs show 'Cancelar inscrição' with them; one click only where nobody can read along (RFC 8058). */
function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (stopUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    ...(stopUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

interface SmtpError {
  code?: string;
  /** What was being done; `API`: nothing yet. */
  command?: string;
  responseCode?: number;
  /** Which timeout it was. */
  timeoutType?: string;
  /** What the system was asked for: `connect`, or later `read` and `write`. */
  syscall?: string;
}

function asMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError('unknown', '');
  const { code, responseCode } = error as SmtpError;
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
  return new MailError(faultOf(error as SmtpError), codes);
}

/** Only what is said of this address or message is final; a server that refuses us may be set right. */
function faultOf({ code, command, responseCode, timeoutType, syscall }: SmtpError): MailFault {
  if (command === 'API' && code === 'EENVELOPE') return 'refused';
  if (responseCode !== undefined)
    return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'unreachable';
  const isBroken = code === 'ECONNECTION' || (code === 'ESOCKET' && /^(read|write)/.test(syscall ?? ''));
  return isBroken || timeoutType === 'SOCKET_TIMEOUT' ? 'unknown' : 'unreachable';
}
