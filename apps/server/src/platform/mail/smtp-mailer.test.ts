import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

let server: SMTPServer;
let received: Received[];
let url: string;

beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'comanda' && password === 's@nha' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('recusado@') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const from = 'Comanda <nao-responda@comanda.example>';
const mail = {
  kind: 'recovery-code',
  to: 'contato@pizzaria.com.br',
  subject: '123456 é o seu código',
  text: 'Olá!\n',
  html: '<p>Olá!</p>',
};

it('delivers text and HTML to the one address', async () => {
  await createSmtpMailer({ smtpUrl: url, from }).send(mail);
  const [message] = received;
  expect(message?.from).toBe('nao-responda@comanda.example');
  expect(message?.to).toEqual(['contato@pizzaria.com.br']);
  expect(message?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(message?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  expect(message?.raw).toMatch(/Subject: =\?UTF-8\?/);
});

it('logs in with what stands in the address', async () => {
  const withPassword = url.replace('smtp://', 'smtp://comanda:s%40nha@');
  await createSmtpMailer({ smtpUrl: withPassword, from }).send(mail);
  expect(received).toHaveLength(1);
  const wrong = url.replace('smtp://', 'smtp://comanda:outra@');
  await expect(createSmtpMailer({ smtpUrl: wrong, from }).send(mail)).rejects.toThrow();
});

it('throws when the server refuses the address, or is away', async () => {
  await expect(
    createSmtpMailer({ smtpUrl: url, from }).send({ ...mail, to: 'recusado@pizzaria.com.br' }),
  ).rejects.toThrow(/^the mail server refused: EENVELOPE 550$/);
  await expect(createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from }).send(mail)).rejects.toThrow(
    /ESOCKET/,
  );
  expect(received).toEqual([]);
});

it('never sends to more than the one address, nor takes headers from it', async () => {
  const mailer = createSmtpMailer({ smtpUrl: url, from });
  for (const to of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example']) {
    await mailer.send({ ...mail, to }).catch(() => null);
  }
  for (const message of received) {
    expect(message.to.length).toBeLessThanOrEqual(1);
    expect(message.to).not.toContain('b@x.example');
    expect(message.raw).not.toMatch(/^Bcc:/m);
  }
});
