import { listHours, saveSpecialDate, saveWeek } from '@comanda/contract/store/hours/hours.calls';
import { WEEKDAYS } from '@comanda/contract/store/hours/hours.wire';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeEach, describe, expect, it } from 'vitest';

const server = testServer();
// 19:10 on Friday, 20 November 2026, in São Paulo.
beforeEach(() => server.clock.set(new Date(START).toISOString()));

const NAMES = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
type Day = { abreviacao: string; checked: boolean } & Record<string, unknown>;
const closedDay = (abreviacao: string | undefined): Day => ({
  abreviacao: abreviacao ?? '',
  checked: false,
  abertura: '',
  fechamento: '',
  abertura2: '',
  fechamento2: '',
});
/** Makes a week with the given days open. Days are numbered from Sunday (0). */
const week = (days: Record<number, Record<string, string>>) =>
  NAMES.map((name, day) =>
    days[day] ? { ...closedDay(name), checked: true, ...days[day] } : closedDay(name),
  );
const everyDay = (times: Record<string, string>) =>
  week(Object.fromEntries(NAMES.map((_, day) => [day, times])));
const BEFORE_OPENING =
  'Ainda sem cardápio e locais de atendimento: termine antes, pois os pedidos chegam assim que ela abrir.';
const DINNER = { abertura: '18:00', fechamento: '23:00' };

async function aStore(over = {}) {
  const store = await server.createStore(over);
  const admin = await server.as(store.adminLogin);
  const save = (horarios: unknown, more: Record<string, unknown> = {}) =>
    admin.post('software_app/alteraHorarios2', { horarios, auto_abrir: 'S', auto_fechar: 'S', ...more });
  const list = async () => (await admin.get('software_app/listarHorarios')).body as unknown as Listed;
  const shop = async () => (await admin.get('estabelecimento/getLoja')).body.estabelecimento;
  return { store, admin, save, list, shop };
}

const typedDay = (isOpen: boolean, opens: number | null = null, closes: number | null = null) => ({
  isOpen,
  opens,
  closes,
  opensAgain: null,
  closesAgain: null,
});

crudSuite(server, {
  list: listHours,
  save: saveWeek,
  input: (n, version) => ({
    days: WEEKDAYS.map((weekday, day) => ({ weekday, ...typedDay(day === 3, 18 * 60, 20 * 60 + 10 + n) })),
    opensByItself: true,
    closesByItself: true,
    version,
  }),
  versionOf: ({ version }) => version,
  refused: [
    ['six days', { horarios: week({}).slice(1) }, 'horarios'],
    [
      'half a time',
      { horarios: week({ 2: { abertura: '8h', fechamento: '23:00' } }) },
      'horarios[2].abertura',
    ],
    ['perhaps', { auto_abrir: 'talvez' }, 'auto_abrir'],
  ],
  action: 'hours.week-saved',
  subject: 'funcionamento',
});

const CHRISTMAS = '2026-12-25';
crudSuite(server, {
  list: listHours,
  save: saveSpecialDate,
  prepare: async ({ as }, { adminLogin }) => {
    await (await as(adminLogin)).post('software_app/alteraHorarios2', {
      horarios: everyDay(DINNER),
      auto_abrir: 'S',
      auto_fechar: 'S',
    });
  },
  input: (n, version) => ({
    ...typedDay(true),
    date: CHRISTMAS,
    name: `Natal ${n}`,
    kind: 'closed' as const,
    version,
  }),
  versionOf: ({ specialDates }) => specialDates.find(({ date }) => date === CHRISTMAS)?.version ?? 0,
  refused: [
    ['a day that is over', { data: '2026-11-19' }, 'data'],
    ['a day that does not exist', { data: '2027-02-30' }, 'data'],
    ['a long name', { nome: 'x'.repeat(61) }, 'nome'],
  ],
  action: 'hours.date-saved',
  subject: 'funcionamento',
});

interface Listed {
  auto_abrir: string;
  auto_fechar: string;
  obj: Day[];
  versao: number;
  alterado_por: string | null;
  datas: Record<string, unknown>[];
  feriados: { data: string; nome: string }[];
}

describe('the week', () => {
  it('is empty for a new store, which then neither opens nor closes automatically', async () => {
    const { list, shop } = await aStore();
    expect(await list()).toMatchObject({ auto_abrir: 'N', auto_fechar: 'N', obj: week({}), versao: 0 });
    expect(await shop()).toMatchObject({ fechado: 'N', ate_abertura: null });
  });

  it('accepts days in any order as JSON text, as older clients send them, and answers in week order', async () => {
    const { list, save } = await aStore();
    const times = { abertura: '11:00', fechamento: '14:30', abertura2: '18:00', fechamento2: '00:00' };
    const sent = week({
      0: { abertura: '18:00', fechamento: '' },
      5: times,
      6: { abertura: '18:00', fechamento: '02:00' },
    });
    const saved = await save(JSON.stringify(sent.toReversed()), { auto_fechar: '0' });
    expect(saved.body).toMatchObject({ status: true, mensagem: 'Horários salvos.' });
    const { obj, ...rest } = await list();
    expect(rest).toMatchObject({ auto_abrir: 'S', auto_fechar: 'N', versao: 1, alterado_por: 'Dona Teste' });
    expect(obj.map(({ abreviacao }) => abreviacao)).toEqual(NAMES);
    expect(obj[0]).toMatchObject({ checked: true, abertura: '18:00', fechamento: '23:59', abertura2: '' });
    expect(obj[5]).toMatchObject({ ...times, fechamento2: '23:59' });
    expect(obj[6]).toMatchObject({ fechamento: '02:00' });
  });

  it.each([
    [
      'overlap from Saturday into Sunday',
      week({ 6: { abertura: '18:00', fechamento: '04:00' }, 0: { abertura: '03:00', fechamento: '10:00' } }),
      'horarios[6].fechamento',
      'Passa da abertura do dia seguinte, às 03:00.',
    ],
    [
      'no opening',
      week({ 2: { abertura2: '18:00', fechamento2: '23:00' } }),
      'horarios[2].abertura',
      'Informe a hora de abrir.',
    ],
    [
      'no time',
      week({ 2: { abertura: '8h', fechamento: '25:00' } }),
      'horarios[2].abertura',
      'Use um horário de 00:00 a 23:59.',
    ],
    ['six days', week({}).slice(1), 'horarios', 'Envie os sete dias da semana, cada um uma vez.'],
    [
      'a day twice',
      [...week({}).slice(1), closedDay('seg')],
      'horarios',
      'Envie os sete dias da semana, cada um uma vez.',
    ],
    ['no JSON', '{"', 'horarios', 'Informe uma lista.'],
    ['something else', [1], 'horarios[0]', 'Informe um conjunto de campos.'],
  ])('refuses: %s', async (_name, horarios, campo, mensagem) => {
    const { list, save } = await aStore();
    const refused = await save(horarios);
    expect(refused.status).toBe(422);
    expect(refused.body.erros[0]).toEqual({ campo, mensagem });
    expect((await list()).versao).toBe(0);
  });
});

describe('a change of the hours', () => {
  it('leaves an open store open until its closing time', async () => {
    const { save, shop } = await aStore();
    expect((await save(everyDay(DINNER))).body.mensagem).toBe('Horários salvos.');
    expect(await shop()).toMatchObject({
      fechado: 'N',
      ate_abertura: Date.parse('2026-11-20T23:00:00-03:00'),
    });
  });

  it('closes a store outside the new hours, reports this, and shows partners the next opening', async () => {
    const { save, shop, store } = await aStore();
    expect((await save(everyDay({ abertura: '11:00', fechamento: '15:00' }))).body.mensagem).toBe(
      `Horários salvos. A loja fechou agora e abre em 21/11/2026 às 11:00. ${BEFORE_OPENING}`,
    );
    expect(await shop()).toMatchObject({ fechado: 'S', motivo_abertura: null, por_abertura: null });
    const status = await server.partner(store.intakeKey).get('order/loja');
    expect(status.body.data).toMatchObject({
      status: 'CLOSED',
      opensAt: '2026-11-21T14:00:00.000Z',
      reason: null,
    });
  });

  it('reports that a store opened by hand outside its hours stays open, and until when', async () => {
    const { admin, save } = await aStore();
    await save(everyDay({ abertura: '11:00', fechamento: '15:00' }));
    await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N' });
    const lunch = { abertura: '11:30', fechamento: '14:30' };
    expect((await save(everyDay(lunch))).body.mensagem).toBe(
      'Horários salvos. A loja continua aberta até 21/11/2026 às 14:30, porque foi aberta à mão.',
    );
    await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N', aberta_ate: 'eu-fechar' });
    const today = { data: '2026-11-20', nome: '', como: 'fechado' };
    const times = { abertura: '', fechamento: '', abertura2: '', fechamento2: '' };
    expect((await admin.post('funcionamento/datas', { ...today, ...times })).body.mensagem).toBe(
      'Data salva. A loja continua aberta até alguém fechar, porque foi aberta à mão.',
    );
  });

  it('reports what a closed store lacks before it opens automatically, as the switch does for an open store', async () => {
    const { admin, save, store } = await aStore({ isOpen: false });
    const lunch = { abertura: '11:00', fechamento: '15:00' };
    const later = `A loja abre em 21/11/2026 às 11:00. ${BEFORE_OPENING}`;
    expect((await save(everyDay(lunch))).body.mensagem).toBe(`Horários salvos. ${later}`);
    const switched = (fechado: string) =>
      admin.post('estabelecimento/mudaAberturaFechamento', { fechado, ate: 'reabrir' });
    expect((await switched('N')).body.mensagem).toBe(
      'Loja aberta com sucesso. Ainda sem cardápio e locais de atendimento: pedidos já podem chegar; feche no botão do topo até terminar.',
    );
    expect((await switched('S')).body.mensagem).toBe('Loja fechada com sucesso.');
    // A user closed the store, so the hours do not open it.
    expect((await save(everyDay(DINNER))).body.mensagem).toBe('Horários salvos.');
    const run = (sql: string) => runStatement(server.urls.owner, sql, [store.storeId]);
    await run(`insert into menu_categories values ($1, 1, 'Pizzas', 0)`);
    await run(
      `insert into menu_products (store_id, product_id, category_id, name, changed_at) values ($1, 1, 1, 'Pizza', now())`,
    );
    expect((await switched('N')).body.mensagem).toMatch(/Ainda sem locais de atendimento: pedidos já podem/);
  });

  it('leaves a store open until closing time when it only closes automatically', async () => {
    const { save, shop } = await aStore();
    const until = Date.parse('2026-11-20T23:00:00-03:00');
    expect((await save(everyDay(DINNER), { auto_abrir: 'N' })).body.mensagem).toBe('Horários salvos.');
    expect(await shop()).toMatchObject({ fechado: 'N', ate_abertura: until });
  });

  it('does not open a store that is closed until it is reopened by hand', async () => {
    const { admin, save, shop } = await aStore();
    await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S' });
    await save(everyDay(DINNER));
    expect(await shop()).toMatchObject({ fechado: 'S', ate_abertura: null, por_abertura: 'Dona Teste' });
  });

  it('does not open a store that was created closed, and later closed by hand', async () => {
    const { admin, save, shop } = await aStore({ isOpen: false });
    await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S', ate: 'reabrir' });
    await save(everyDay(DINNER));
    expect(await shop()).toMatchObject({ fechado: 'S', ate_abertura: null });
  });

  it('moves the end of a pause that lasts until the next opening', async () => {
    const { admin, save, shop } = await aStore();
    await save(everyDay(DINNER));
    await admin.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S', ate: 'proximo-turno' });
    expect((await shop()).ate_abertura).toBe(Date.parse('2026-11-21T18:00:00-03:00'));
    await save(everyDay({ abertura: '11:00', fechamento: '15:00' }));
    expect(await shop()).toMatchObject({
      ate_abertura: Date.parse('2026-11-21T11:00:00-03:00'),
      por_abertura: 'Dona Teste',
    });
  });
});

describe('special dates', () => {
  const TODAY = '2026-11-20';
  const save = (client: Awaited<ReturnType<typeof aStore>>['admin'], data: string, more = {}) =>
    client.post('funcionamento/datas', {
      data,
      nome: '',
      como: 'fechado',
      abertura: '',
      fechamento: '',
      abertura2: '',
      fechamento2: '',
      ...more,
    });

  it('override the week at once; after their removal the week applies again', async () => {
    const { admin, save: saveWeek, shop, list } = await aStore();
    await saveWeek(everyDay(DINNER));
    const closed = await save(admin, TODAY, { nome: '  Luto ' });
    expect(closed.body.mensagem).toBe(
      `Data salva. A loja fechou agora e abre em 21/11/2026 às 18:00. ${BEFORE_OPENING}`,
    );
    expect((await list()).datas).toMatchObject([{ data: TODAY, nome: 'Luto', como: 'fechado', versao: 1 }]);
    const own = await save(admin, TODAY, {
      como: 'horarios',
      abertura: '19:00',
      fechamento: '00:00',
      versao: 1,
    });
    expect(own.body.mensagem).toBe(
      'Data salva. A loja abriu agora e fecha em 21/11/2026 às 00:00. Ainda sem cardápio e locais de atendimento: pedidos já podem chegar; feche no botão do topo até terminar.',
    );
    expect((await list()).datas).toMatchObject([{ abertura: '19:00', fechamento: '23:59', versao: 2 }]);
    const stale = await save(admin, TODAY, { versao: 1 });
    expect(stale.body).toMatchObject({ motivo: 'record.changed-meanwhile', versao: 2 });
    await save(admin, TODAY, { versao: 2 });
    const removed = await admin.post('funcionamento/datas/remover', { data: TODAY, versao: 3 });
    expect(removed.body.mensagem).toMatch(/^Data removida: vale o horário da semana\. A loja abriu agora/);
    expect((await admin.post('funcionamento/datas/remover', { data: TODAY })).status).toBe(404);
    expect(await shop()).toMatchObject({ fechado: 'N' });
  });

  it('refuses past days, days that do not exist, and invalid times', async () => {
    const { admin, save: saveWeek } = await aStore();
    expect((await save(admin, TODAY)).body.motivo).toBe('hours.week-missing');
    await saveWeek(everyDay(DINNER));
    const faults = async (data: string, more = {}) => (await save(admin, data, more)).body.erros;
    expect(await faults('2026-11-19')).toEqual([
      { campo: 'data', mensagem: 'Escolha uma data de hoje em diante.' },
    ]);
    expect(await faults('2028-01-01')).toEqual([
      { campo: 'data', mensagem: 'Escolha uma data dentro de um ano.' },
    ]);
    expect(await faults('2027-02-30')).toEqual([{ campo: 'data', mensagem: 'Data inválida.' }]);
    expect(
      await faults('2026-12-24', {
        como: 'horarios',
        abertura: '10:00',
        fechamento: '15:00',
        abertura2: '14:00',
      }),
    ).toEqual([{ campo: 'abertura2', mensagem: 'Este horário já está no período das 10:00 às 15:00.' }]);
  });

  it('lists the next holidays, which do not change the hours', async () => {
    const { list, save: saveWeek, shop } = await aStore();
    await saveWeek(everyDay(DINNER));
    const { feriados } = await list();
    expect(feriados.map(({ data }) => data)).toEqual([TODAY, '2026-12-25', '2027-01-01', '2027-02-09']);
    expect(feriados[1]).toEqual({ data: '2026-12-25', nome: 'Natal' });
    expect((await shop()).fechado).toBe('N');
  });
});
