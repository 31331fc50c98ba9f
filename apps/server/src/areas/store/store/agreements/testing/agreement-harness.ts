import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect } from 'vitest';

export const BODY = '<h2>Termos</h2><p>A loja concorda.</p>';
const SIGNER = { nome: 'Conceição Silva', cpf: '529.982.247-25' };

/** Starts a mail server for one test file. The tested server sends its mails there over SMTP. */
async function openMailbox() {
  const mailbox = {
    url: '',
    /** Mails with signing links. The list is cleared before every test. */
    mails: [] as string[],
    /** Mails with copies for signers. They may arrive later than the mails that a test expects. */
    copies: [] as string[],
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString();
        (/^Subject: Assinado/m.test(mail) ? mailbox.copies : mailbox.mails).push(mail);
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  mailbox.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  beforeEach(() => {
    mailbox.mails.length = 0;
  });
  return mailbox;
}

/**
 * Starts a server whose stores have a document to sign, and a mail server. Use one per file, with `await` at
 * the top.
 */
export async function agreementHarness() {
  const mailbox = await openMailbox();
  const server = testServer({
    mail: { smtpUrl: mailbox.url, from: 'Comanda <nao-responda@comanda.example>' },
  });
  const asSystem = (statement: string, values: unknown[]) =>
    runStatement(server.urls.system, statement, values);
  return {
    mailbox,
    server,
    asSystem,
    aStore: async ({ isMandatory = true } = {}) => {
      const store = await server.createStore();
      await asSystem(
        `insert into contracts (store_id, contract_id, title, body, is_mandatory, created_at)
         values ($1, 1, 'Termos de uso', $2, $3, now())`,
        [store.storeId, BODY, isMandatory],
      );
      const admin = await server.as(store.adminLogin);
      const check = async () => (await admin.get('terms/check')).body as unknown as Record<string, unknown>;
      /** Requests a signing link and waits for its mail. */
      const send = async (over: object = {}) => {
        const before = mailbox.mails.length;
        const input = { email: 'dona@loja.example.com', contrato: 1, ...over };
        const answer = await admin.post('terms/sendToSignature', input);
        if (answer.status === 200) await expect.poll(() => mailbox.mails.length).toBeGreaterThan(before);
        return answer;
      };
      return { store, admin, check, send };
    },
    /** The secret of the last mail's link. */
    lastToken: (): string => {
      const text = (mailbox.mails.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      return /\/contrato\/([\w.-]+)/.exec(text)?.[1] ?? '';
    },
    read: (token: string) => server.anonymous().get(`contrato/${token}`),
    sign: (token: string, over: object = {}) =>
      server.anonymous().post(`contrato/${token}/assinar`, { ...SIGNER, ...over }),
  };
}
