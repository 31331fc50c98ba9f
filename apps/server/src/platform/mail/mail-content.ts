import type { RichText } from '@comanda/domain/text/rich-text';

/**
 * What a mail says, from top to bottom; how it looks is the frame's (`mail-html.ts`). All of it is plain text: the frame
 * escapes it.
 */
export interface MailContent {
  /** What it is about, in kebab-case; names the mail in the outbox and in the console. */
  kind: string;
  to: string;
  subject: string;
  /** Whom it greets by name. */
  name?: string;
  /** What happened. */
  paragraphs: readonly string[];
  /** The sum it is about, shown large. */
  amount?: { label: string; cents: number };
  facts?: readonly MailFact[];
  /** Sentences of a list, each with the way to what it is about; `url` is an address of ours. */
  points?: readonly { text: string; link: MailLink }[];
  /** What is typed somewhere else, shown large. */
  code?: string;
  /** What the reader does next: one button. `url` is an address of ours. */
  link?: MailLink;
  /** What is kept with the mail, word for word. */
  document?: { title: string; text: RichText };
  /** What else there is to know, after all that. */
  closing?: readonly string[];
  /** How whoever gets it again and again stops it; `oneClickUrl` takes a bare POST, as mail programs make it (RFC 8058). */
  stop?: MailLink & { oneClickUrl: string };
  /** Why it came to this address, as a whole sentence. */
  why: string;
}

/** What leads to a page. */
export interface MailLink {
  label: string;
  url: string;
}

/** A row of a mail's table. */
export interface MailFact {
  label: string;
  value: string;
}

/** Who writes: the same in every mail of an installation. */
export interface MailHouse {
  brand: string;
  supportPhone: string;
}

/** The brand is the name people see as the sender, e.g. of `Comanda <nao-responda@example.com>`. */
export function mailHouseOf(config: { mail: { from: string }; supportPhone: string }): MailHouse {
  const name = /^\s*"?([^"<]*?)"?\s*</.exec(config.mail.from)?.[1] ?? '';
  return { brand: name === '' ? 'Comanda' : name, supportPhone: config.supportPhone };
}

/** The sentences that stand in every mail. */
export const FRAME_TEXTS = {
  greeting: (name: string | undefined) => (name === undefined ? 'Olá!' : `Olá, ${name}!`),
  copyLink: 'Se o botão não abrir, copie este endereço:',
  support: ({ brand, supportPhone }: MailHouse) =>
    `${brand} · Precisa de ajuda? Fale com o suporte: ${supportPhone}.`,
};
