import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
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
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('cheia@')) done(Object.assign(new Error('later'), { responseCode: 452 }));
      else done(address.startsWith('recusado@') ? new Error('no such mailbox') : null);
    },
    onData: (stream, { id, envelope }, done) => {
      const breaksOff = (how: string) => envelope.rcptTo.some(({ address }) => address.startsWith(how));
      const [connection] = [...server.connections].filter((open) => open.id === id);
      if (breaksOff('cai@')) return connection?.close();
      if (breaksOff('parte@')) return void (connection?._socket as Socket | undefined)?.resetAndDestroy();
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
const identity = {
  mailId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  queuedAt: Date.parse('2026-11-20T22:10:00Z'),
};
const mail = {
  kind: 'recovery-code',
  to: 'contato@pizzaria.com.br',
  subject: '123456 é o seu código',
  text: 'Olá!\n',
  html: '<p>Olá!</p>',
};

it('delivers text and HTML to the one address', async () => {
  await createSmtpMailer({ smtpUrl: url, from }).send(mail, identity);
  const [message] = received;
  expect(message?.from).toBe('nao-responda@comanda.example');
  expect(message?.to).toEqual(['contato@pizzaria.com.br']);
  expect(message?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(message?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  expect(message?.raw).toMatch(/Subject: =\?UTF-8\?/);
  // All tries have the same Message-ID, so that mail programs can recognise a repeated mail.
  expect(message?.raw).toContain(`Message-ID: <${identity.mailId}@comanda.example>`);
  expect(message?.raw).toMatch(/^Date: Fri, 20 Nov 2026 22:10:00/m);
});

it('lets mail programs stop recurring mails, by one click only over https', async () => {
  const mailer = createSmtpMailer({ smtpUrl: url, from });
  await mailer.send({ ...mail, stopUrl: 'https://comanda.example/api/resumo-diario/abc' }, identity);
  await mailer.send({ ...mail, stopUrl: 'http://localhost:3000/api/resumo-diario/abc' }, identity);
  await mailer.send(mail, identity);
  const [secure, plain, none] = received.map(({ raw }) => raw.slice(0, raw.indexOf('\r\n\r\n')));
  expect(secure).toMatch(/^List-Unsubscribe:\s+<https:\/\/comanda\.example\/api\/resumo-diario\/abc>\r$/m);
  expect(secure).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(plain).toContain('<http://localhost:3000/api/resumo-diario/abc>');
  expect(`${plain}${none}`).not.toContain('One-Click');
  expect(none).not.toContain('List-Unsubscribe');
});

it('logs in with the credentials of the URL', async () => {
  const withPassword = url.replace('smtp://', 'smtp://comanda:s%40nha@');
  await createSmtpMailer({ smtpUrl: withPassword, from }).send(mail, identity);
  expect(received).toHaveLength(1);
  const wrong = url.replace('smtp://', 'smtp://comanda:outra@');
  await expect(createSmtpMailer({ smtpUrl: wrong, from }).send(mail, identity)).rejects.toThrow();
});

it('distinguishes final faults, temporary faults and unknown delivery', async () => {
  const failure = (smtpUrl: string, to = mail.to) =>
    createSmtpMailer({ smtpUrl, from })
      .send({ ...mail, to }, identity)
      .catch((error: unknown) => error);
  expect(await failure(url, 'recusado@pizzaria.com.br')).toMatchObject({
    fault: 'refused',
    codes: 'EENVELOPE 550',
  });
  expect(await failure(url, 'cheia@pizzaria.com.br')).toMatchObject({
    fault: 'unreachable',
    codes: 'EENVELOPE 452',
  });
  expect(await failure(url, 'sem arroba')).toMatchObject({ fault: 'refused' });
  expect(await failure('smtp://127.0.0.1:1')).toMatchObject({ fault: 'unreachable', codes: 'ESOCKET' });
  expect(await failure(url, 'cai@pizzaria.com.br')).toMatchObject({ fault: 'unknown', codes: 'ECONNECTION' });
  expect(await failure(url, 'parte@pizzaria.com.br')).toMatchObject({ fault: 'unknown', codes: 'ESOCKET' });
  expect(received).toEqual([]);
});

it('never sends to more than one address, and takes no headers from the address', async () => {
  const mailer = createSmtpMailer({ smtpUrl: url, from });
  for (const to of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example']) {
    await mailer.send({ ...mail, to }, identity).catch(() => null);
  }
  for (const message of received) {
    expect(message.to.length).toBeLessThanOrEqual(1);
    expect(message.to).not.toContain('b@x.example');
    expect(message.raw).not.toMatch(/^Bcc:/m);
  }
});
