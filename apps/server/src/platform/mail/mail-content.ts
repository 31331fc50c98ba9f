import type { MailKind } from '@comanda/contract/people/mail/provider-mails.wire';
import type { RichText } from '@comanda/domain/kit/text/rich-text';

/**
 * Content of a mail, from top to bottom; `mail-html.ts` defines its look. All of it is plain text; the frame
 * escapes it.
 */
export interface MailContent {
  /** Kind of mail in kebab-case; it names the mail in the outbox and in the console. */
  kind: MailKind;
  to: string;
  subject: string;
  /** Name in the greeting. */
  name?: string;
  /** Description of the event. */
  paragraphs: readonly string[];
  /** The main amount, shown large. */
  amount?: { label: string; cents: number };
  facts?: readonly MailFact[];
  /** Sentences of a list, each with a link to its subject; `url` is an address of ours. */
  points?: readonly { text: string; link: MailLink }[];
  /** A code to type elsewhere, shown large. */
  code?: string;
  /** The reader's next step: one button. `url` is an address of ours. */
  link?: MailLink;
  /** A document that comes with the mail, word for word. */
  document?: { title: string; text: RichText };
  /** Further information at the end. */
  closing?: readonly string[];
  /** Link to stop recurring mails. `oneClickUrl` accepts a bare POST from mail programs (RFC 8058). */
  stop?: MailLink & { oneClickUrl: string };
  /** Why the mail came to this address, as a whole sentence. */
  why: string;
}

/** A link to a page. */
export interface MailLink {
  label: string;
  url: string;
}

/** A row of a mail's table. */
export interface MailFact {
  label: string;
  value: string;
}

/** The sender, equal in every mail of an installation. */
export interface MailHouse {
  brand: string;
  supportPhone: string;
}

/** The brand is the sender name that people see, as in `Comanda <nao-responda@example.com>`. */
export function mailHouseOf(config: { mail: { from: string }; supportPhone: string }): MailHouse {
  const name = /^\s*"?([^"<]*?)"?\s*</.exec(config.mail.from)?.[1] ?? '';
  return { brand: name === '' ? 'Comanda' : name, supportPhone: config.supportPhone };
}

/** The sentences of every mail. */
export const FRAME_TEXTS = {
  greeting: (name: string | undefined) => (name === undefined ? 'Olá!' : `Olá, ${name}!`),
  copyLink: 'Se o botão não abrir, copie este endereço:',
  support: ({ brand, supportPhone }: MailHouse) =>
    `${brand} · Precisa de ajuda? Fale com o suporte: ${supportPhone}.`,
};
