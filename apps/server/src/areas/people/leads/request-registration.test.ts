import { accessServer } from '@comanda/testkit/access/access-server';
import { expect, it } from 'vitest';

const access = accessServer();
const input = {
  nome: ' Ana\u001b[2J\n\u202eSouza ',
  estabelecimento: 'Marmitas da Ana',
  celular: '(11) 98765-4321',
  email: 'Ana@Marmitas.example.com',
};
const request = (over: object = {}, address?: string) =>
  access.post('registration-requests', { ...input, ...over }, { address });

it('stores the request and confirms it', async () => {
  const { status, body } = await request();
  expect(status).toBe(200);
  expect(body.mensagem).toBe('Recebemos a sua solicitação de cadastro. Em breve entraremos em contato.');
  await expect
    .poll(() => access.mails.map(({ kind, to }) => [kind, to]))
    .toEqual([['registration-request', 'provedor@example.com']]);
  const rows = await access.query('select name, store_name, mobile, email from registration_requests');
  expect(rows).toEqual([
    {
      name: 'Ana[2J Souza',
      store_name: 'Marmitas da Ana',
      mobile: '11987654321',
      email: 'ana@marmitas.example.com',
    },
  ]);
});

it.each([
  ['nome', 'A'],
  ['nome', '\u202e\u001b\u200b'],
  ['estabelecimento', ''],
  ['celular', '98765'],
  ['email', 'ana'],
])('names the field at fault: %s', async (campo, value) => {
  const { status, body } = await request({ [campo]: value }, '198.51.100.1');
  expect([status, body.erros.map((fault) => fault.campo)]).toEqual([422, [campo]]);
});

it('accepts five an hour from one address', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await request()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await request({}, '198.51.100.2')).status).toBe(200);
});
