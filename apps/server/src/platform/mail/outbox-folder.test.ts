import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { createSmsSender } from '../sms/create-sms-sender.ts';
import { createMailer } from './create-mailer.ts';
import { emptyOutbox } from './outbox-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderOfTest();
});

it('saves mail and SMS as private files when no provider is configured, and reports them as not sent', async () => {
  const outbox = join(dir, 'outbox');
  const config = { mail: { smtpUrl: null, from: 'Comanda <a@b.example>' }, isOutboxShown: true };
  const mailer = createMailer(config, outbox);
  const identity = { mailId: 'any', queuedAt: 0 };
  const sms = createSmsSender({ url: null, token: null, isOutboxShown: true }, outbox);
  const mail = {
    kind: 'recovery-code',
    to: 'a@x.example',
    subject: 'Código',
    text: 'Olá',
    html: '<p>Olá</p>',
  };
  await Promise.all([
    mailer.send(mail, identity),
    mailer.send(mail, identity),
    mailer.send(mail, identity),
    sms.send({ kind: 'recovery-code', to: '11987654321', text: 'Seu código' }),
  ]);
  const files = readdirSync(outbox);
  expect(files).toHaveLength(4);
  const messages = files.map((file) => {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-recovery-code(-\d+)?\.json$/);
    expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600);
    return JSON.parse(readFileSync(join(outbox, file), 'utf8')) as Record<string, string>;
  });
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(messages).toContainEqual({
    channel: 'email',
    to: 'a@x.example',
    subject: 'Código',
    text: 'Olá',
    at,
    html: '<p>Olá</p>',
  });
  expect(messages).toContainEqual({ channel: 'sms', to: '11987654321', subject: '', text: 'Seu código', at });

  const unreadOutbox = { ...config, url: null, token: null, isOutboxShown: false };
  await expect(createMailer(unreadOutbox, outbox).send(mail, identity)).rejects.toMatchObject({
    fault: 'not-set-up',
  });
  const unsent = { kind: 'recovery-code', to: '11987654321', text: 'Seu código' };
  const err = await createSmsSender(unreadOutbox, outbox)
    .send(unsent)
    .catch((error: unknown) => error);
  const lines: unknown[] = [];
  const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  log.error({ err }, 'a store was not notified');
  log.error({ err: new Error('refused') }, 'a store was not notified');
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.anything(),
      msg: 'a store was not notified: no SMS provider (SMS_URL); the message is saved in the outbox',
    },
    expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'refused' }) }),
  ]);
  expect(readdirSync(outbox)).toHaveLength(6);
});

it('messages older than the given time are deleted, but no other file of the folder', async () => {
  for (const name of [
    '2026-10-01T08-00-00.000Z-summary.json',
    '2026-11-01T08-00-00.000Z-summary.json',
    'notes.txt',
  ])
    writeFileSync(join(dir, name), '');
  const [killed, fresh] = [`.${randomUUID()}`, `.${randomUUID()}`];
  for (const [draft, day] of [
    [killed, '2026-10-01'],
    [fresh, '2026-11-01'],
  ] as const) {
    writeFileSync(join(dir, draft), '{}');
    utimesSync(join(dir, draft), new Date(day), new Date(day));
  }
  expect(await emptyOutbox(dir, new Date('2026-10-20T00:00:00Z'))).toBe(2);
  expect(readdirSync(dir).toSorted()).toEqual([fresh, '2026-11-01T08-00-00.000Z-summary.json', 'notes.txt']);
  expect(await emptyOutbox(join(dir, 'none'), new Date())).toBe(0);
});
