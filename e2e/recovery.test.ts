import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { stack } from './support/stack.ts';

const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    stream.on('end', () => {
      mails.push(text);
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const server = smtp.listen(0, '127.0.0.1', () => {
    const address = server.address();
    resolve(typeof address === 'object' && address !== null ? address.port : 0);
  });
});
const comanda = stack({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Comanda <nao-responda@comanda.test>' },
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

it('a forgotten password is replaced through the real e-mail, step by step', async () => {
  const store = await comanda.createStore({ email: 'dona@pizzaria.test' });
  const { page } = await comanda.visit('/login');
  const next = () => page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByText('Esqueci minha senha').click();

  await page.getByText('Identificação').first().waitFor();
  await next();
  await page.getByText('Por favor, preencha o CNPJ/CPF.').waitFor();
  await page.getByLabel('CNPJ/CPF').fill(store.document);
  await next();

  await page.getByText('Estabelecimento').first().waitFor();
  await page.getByRole('radio').first().waitFor();
  const radio = page.getByRole('radio').first();
  if (!(await radio.isChecked())) {
    await next();
    await page.getByText('Por favor, preencha todos os campos.').waitFor();
    await radio.check();
  }
  await next();

  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await next();
  await page.getByText('A Senha deve ter no mínimo 8 caracteres.').first().waitFor();
  await page.getByLabel('Nova senha', { exact: true }).fill('Quentinha#77');
  await page.getByLabel('Confirmação de senha', { exact: true }).fill('Quentinha#78');
  await next();
  await page.getByText('A senha e a confirmação de senha não são iguais.').first().waitFor();
  await page.getByLabel('Confirmação de senha', { exact: true }).fill('Quentinha#77');
  await next();

  await page.getByText('Forma de recuperação').first().waitFor();
  await page.getByText(/do\*+@pizzaria\.test/).waitFor();
  await page.getByRole('radio', { name: /E-mail/ }).check();
  await next();

  await page.getByText('Validação').first().waitFor();
  await expect.poll(() => mails.length).toBe(1);
  const code =
    /\b(\d{6})\b/.exec(
      mails[0]
        ?.split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n') ?? '',
    )?.[1] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await page
    .getByLabel('Código de validação')
    .first()
    .fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('dialog').getByText('Código inválido ou vencido').waitFor();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByLabel('Código de validação').first().fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Senha alterada com sucesso.').waitFor();

  const again = await comanda.visit('/login');
  await again.page.getByLabel('Usuário').fill(store.adminLogin);
  await again.page.getByLabel('Senha', { exact: true }).fill('Quentinha#77');
  await again.page.getByRole('button', { name: 'ACESSAR' }).click();
  await again.page.waitForURL('**/pedidos**');
});
