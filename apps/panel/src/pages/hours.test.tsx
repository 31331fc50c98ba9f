// @vitest-environment jsdom

import { getSession } from '@comanda/contract/people/access/access.calls';
import { listHours, saveSpecialDate, saveWeek } from '@comanda/contract/store/hours/hours.calls';
import { getStore, openOrCloseStore } from '@comanda/contract/store/store/store.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operator, panelInTests } from '../app/testing/panel-in-tests.tsx';
import { someHours } from '../features/store/hours/testing/some-hours.ts';
import { aSession } from '../shared/session/testing/a-session.ts';
import { aStore } from '../shared/testing/a-store.ts';

const panel = panelInTests();

async function open(hours = someHours(), session = {}, store = aStore({ isOpen: false })) {
  panel.api.answer(getStore, store);
  panel.api.answer(listHours, hours);
  panel.api.answer(saveWeek, { message: 'Horários salvos.' });
  panel.api.answer(saveSpecialDate, { message: 'Data salva.' });
  panel.show('/configuracoes/funcionamento', session);
  await screen.findAllByText('Domingo');
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isOff = (name: string) => field(name).disabled;
async function type(person: ReturnType<typeof userEvent.setup>, name: string, time: string) {
  await person.clear(field(name));
  await person.type(field(name), time);
}

describe('Funcionamento', () => {
  it('disables the four times of a day until its checkbox is on', async () => {
    const person = await open();
    expect(field('Domingo: primeira abertura').value).toBe('18:00');
    expect(isOff('Segunda-feira: primeira abertura')).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'Segunda-feira' }));
    for (const time of ['primeira abertura', 'primeiro fechamento', 'segunda abertura', 'segundo fechamento'])
      expect(isOff(`Segunda-feira: ${time}`)).toBe(false);
  });

  it('saves the week in the format of the call and shows the message of the server', async () => {
    const person = await open();
    await type(person, 'Sábado: primeiro fechamento', '0200');
    await person.click(screen.getByRole('switch', { name: 'Fechar Automaticamente?' }));
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Horários salvos.');
    expect(panel.api.requestsOf(saveWeek)).toMatchObject([
      {
        auto_abrir: true,
        auto_fechar: false,
        versao: 4,
        horarios: { 1: { abreviacao: 'seg', checked: false, abertura: '' }, 6: { fechamento: '02:00' } },
      },
    ]);
  });

  it('shows an overlap at its field during typing, also past midnight into the next day', async () => {
    const person = await open();
    await type(person, 'Sábado: primeira abertura', '0900');
    await type(person, 'Sexta-feira: primeiro fechamento', '1000');
    expect(screen.getByText('Passa da abertura do dia seguinte, às 09:00.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(panel.api.requestsOf(saveWeek)).toEqual([]);
    expect(document.activeElement).toBe(field('Sexta-feira: primeiro fechamento'));
  });

  it('copies a day to others', async () => {
    const person = await open();
    await type(person, 'Terça-feira: primeira abertura', '1130');
    await person.click(screen.getByRole('button', { name: 'Copiar Terça-feira para outros dias' }));
    await person.click(screen.getByRole('button', { name: 'Segunda a sexta' }));
    expect(field('Segunda-feira: primeira abertura').value).toBe('11:30');
    expect(field('Quinta-feira: primeiro fechamento').value).toBe('23:00');
    expect(field('Sábado: primeira abertura').value).toBe('18:00');
  });

  it('asks about a holiday and saves the answer with one click', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Natal: Fechada' }));
    await screen.findByText('Data salva.');
    expect(panel.api.requestsOf(saveSpecialDate)).toMatchObject([
      { data: '2026-12-25', nome: 'Natal', como: 'fechado', versao: 0 },
    ]);
  });

  it('adds a special date with its own times', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Adicionar data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar data especial' }));
    await person.type(dialog.getByLabelText('Data'), '24122026');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dialog.getByText('Esta data já está na lista: edite-a lá.')).toBeTruthy();
    await person.clear(dialog.getByLabelText('Data'));
    await person.type(dialog.getByLabelText('Data'), '31122026');
    await person.click(dialog.getByRole('radio', { name: 'Outros horários' }));
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dialog.getByText('Informe a hora de abrir.')).toBeTruthy();
    await person.type(dialog.getByLabelText('Abre'), '1000');
    await person.type(dialog.getByLabelText('Fecha'), '1600');
    await person.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(panel.api.requestsOf(saveSpecialDate)).toMatchObject([
        { data: '2026-12-31', como: 'horarios', abertura: '10:00', fechamento: '16:00', versao: 0 },
      ]),
    );
  });

  it('leaves the typed times in place after the permission ends, and discards them on request', async () => {
    const person = await open();
    await type(person, 'Sábado: primeira abertura', '0900');
    panel.api.answer(getSession, aSession(operator));
    act(() => panel.push('sessao-mudou'));
    expect((await screen.findByText(/retirou esta permissão/)).closest('[role="alert"]')).toBeTruthy();
    expect(field('Sábado: primeira abertura').value).toBe('09:00');
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/retirou esta permissão/)).toBeNull();
  });

  it('marks a wrong time at its field and explains it in one line below its day', async () => {
    const person = await open();
    // An incomplete closing time must not count as midnight.
    await type(person, 'Sábado: primeiro fechamento', '20:0');
    expect(screen.getByText(/^Como estava antes/)).toBeTruthy();
    await type(person, 'Sábado: primeiro fechamento', '2330');
    expect(screen.queryByText(/^Como estava antes/)).toBeNull();
    await type(person, 'Sábado: segunda abertura', '1900');
    const fault = screen.getByText(/^Este horário já está no período das 18:00/);
    const faulty = field('Sábado: segunda abertura');
    expect(faulty.getAttribute('aria-invalid')).toBe('true');
    expect(faulty.getAttribute('aria-describedby')).toBe(fault.id);
    expect(faulty.parentElement?.parentElement?.contains(fault)).toBe(false);
    await type(person, 'Sábado: segunda abertura', '2500');
    await person.tab();
    expect(screen.getByText('Use um horário de 00:00 a 23:59.').id).toBe(
      faulty.getAttribute('aria-describedby'),
    );
  });

  it('shows that a store opened by hand outside its hours stays open, and closes it', async () => {
    const closed = someHours().days.map((day) => ({ ...day, isOpen: false }));
    const person = await open(
      someHours({ days: closed, specialDates: [] }),
      {},
      aStore({ openingUntil: null }),
    );
    expect(
      await screen.findByText(/continua aberta até alguém fechar, porque foi aberta à mão/),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Fechar agora' }));
    await waitFor(() =>
      expect(panel.api.requestsOf(openOrCloseStore)).toMatchObject([{ fechado: 'S', ate: 'proximo-turno' }]),
    );
  });

  it('shows operators the hours as read-only', async () => {
    await open(someHours(), operator);
    expect(screen.getByText(/^Aqui você só lê/)).toBeTruthy();
    const words = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words.slice(0, 4)).toEqual(['Sim', 'Sim', '18:00 às 23:00', 'fechada']);
    const main = within(screen.getByRole('main'));
    for (const role of ['switch', 'checkbox', 'textbox', 'button']) expect(main.queryByRole(role)).toBeNull();
  });
});
