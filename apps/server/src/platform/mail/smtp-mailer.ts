import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A person waits for the answer, so a mail server that does not speak is given up after this long. */
const TIMEOUT_MS = 10_000;

/** Sends through a mail server; one connection per mail, for there are few. */
export function createSmtpMailer(options: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: options.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      // An object, not a string: whatever stands in `to` is one address, never a list or a header.
      try {
        await transport.sendMail({ from: options.from, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        throw new Error(`the mail server refused: ${reasonOf(error)}`);
      }
    },
  };
}

/** Codes only: the words of mail servers repeat the address, which has no business in a log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
