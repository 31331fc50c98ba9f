import { MailError, type Mailer, type MailFault } from './mailer.ts';

/** Timeout for a mail server that does not answer. Meanwhile only the mails behind this mail wait. */
const TIMEOUT_MS = 10_000;
/** Timeout while the mail server accepts a mail. A shorter timeout could make us send the mail twice. */
const TAKEN_OVER_MS = 60_000;

/**
 * Creates a mailer that sends through a mail server. Each mail uses a new connection, because there are few
 * mails.
 */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const opening = async () => {
    // Loaded when needed, because the module takes twenty megabytes. Many servers send their first mail late, or never.
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
          // Passes an object, because a string could be read as a list of addresses or as a header.
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

/**
 * With these headers, mail programs show 'Cancelar inscrição'. One-click needs https, so that the link cannot be read
 * in transit (RFC 8058).
 */
function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (stopUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    ...(stopUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

interface SmtpError {
  code?: string;
  /** The SMTP command that failed, or 'API' when the mail library failed before the first command. */
  command?: string;
  responseCode?: number;
  timeoutType?: string;
  /** The failed system call: `connect`, or later `read` and `write`. */
  syscall?: string;
}

function asMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError('unknown', '');
  const { code, responseCode } = error as SmtpError;
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
  return new MailError(faultOf(error as SmtpError), codes);
}

/**
 * Only a refusal of the recipient's address or of the message is final. A refusal of our server may be
 * temporary.
 */
function faultOf({ code, command, responseCode, timeoutType, syscall }: SmtpError): MailFault {
  if (command === 'API' && code === 'EENVELOPE') return 'refused';
  if (responseCode !== undefined)
    return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'unreachable';
  const isBroken = code === 'ECONNECTION' || (code === 'ESOCKET' && /^(read|write)/.test(syscall ?? ''));
  return isBroken || timeoutType === 'SOCKET_TIMEOUT' ? 'unknown' : 'unreachable';
}
