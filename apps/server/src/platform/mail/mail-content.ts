import type { MailKind } from '@comanda/contract/people/mail/provider-mails.wire';
import type { RichText } from '@comanda/domain/kit/text/rich-text';

/**
 * Content of a mail, from top to bottom; `mail-html.ts` defines the layout. All texts are plain, and are escaped when
 * rendered.
 */
export interface MailContent {
  /** Kind of mail in kebab-case, for the outbox and the console. */
  kind: MailKind;
  to: string;
  subject: string;
  /** The recipient's name for the greeting. */
  name?: string;
  /** Paragraphs that describe the event. */
  paragraphs: readonly string[];
  /** The main amount, shown large. */
  amount?: { label: string; cents: number };
  facts?: readonly MailFact[];
  /** Sentences of a list, each with a link to what the sentence is about. `url` must be a URL of ours. */
  points?: readonly { text: string; link: MailLink }[];
  /** A code to type on a page, shown large. */
  code?: string;
  /** The reader's next step, as one button. `url` must be a URL of ours. */
  link?: MailLink;
  /** A document whose full text is part of the mail. */
  document?: { title: string; text: RichText };
  /** Paragraphs with further information at the end. */
  closing?: readonly string[];
  /** The link that stops recurring mails. Mail programs send an empty POST to `oneClickUrl` (RFC 8058). */
  stop?: MailLink & { oneClickUrl: string };
  /** The reason why this address gets the mail, as a whole sentence. */
  why: string;
}

export interface MailLink {
  label: string;
  url: string;
}

/** A row of a mail's table. */
export interface MailFact {
  label: string;
  value: string;
}

/** Sender of all mails of an installation. */
export interface MailBranding {
  brand: string;
  supportPhone: string;
}

/**
 * Reads the branding of mails. The brand is the sender's name, as in `Comanda <nao-responda@example.com>`.
 */
export function mailBrandingOf(config: { mail: { from: string }; supportPhone: string }): MailBranding {
  const name = /^\s*"?([^"<]*?)"?\s*</.exec(config.mail.from)?.[1] ?? '';
  return { brand: name === '' ? 'Comanda' : name, supportPhone: config.supportPhone };
}

/** Sentences that all mails share. */
export const FRAME_TEXTS = {
  greeting: (name: string | undefined) => (name === undefined ? 'Olá!' : `Olá, ${name}!`),
  copyLink: 'Se o botão não abrir, copie este endereço:',
  support: ({ brand, supportPhone }: MailBranding) =>
    `${brand} · Precisa de ajuda? Fale com o suporte: ${supportPhone}.`,
};
