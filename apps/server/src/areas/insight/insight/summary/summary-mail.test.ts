import type { Figures } from '@comanda/contract/insight/insight/dashboard.calls';
import { METRICS } from '@comanda/domain/insight/insight/metrics';
import { expect, it } from 'vitest';
import { summaryMail } from './summary-mail.ts';

const minutes = { half: 2, nineOfTen: 7, orders: 40 };
const counted = { before: 0, cents: 9_900 };
/** A day with a finding of each rule. */
const busyDay = {
  ...{ from: '2026-11-14', to: '2026-11-14', beforeFrom: '2026-11-13', beforeTo: '2026-11-13' },
  ...{ isPreviousComplete: true, isSameHours: false, termsSince: null, weekdays: [] },
  figures: Object.fromEntries(
    Object.keys(METRICS).map((id) => [id, { value: 40, before: 30 }]),
  ) as unknown as Figures,
  ...{ days: [], daysBefore: [], hours: [], items: [], months: [] },
  ...{ accepting: minutes, kitchen: minutes, arriving: minutes, promised: 40, late: 12, slow: 5 },
  lost: [{ ...counted, key: 'user:UNAVAILABLE_ITEM', name: '', times: 4 }],
  out: [{ ...counted, key: 'n:calabresa', name: 'Calabresa <b>', times: 5 }],
  customers: { fresh: 1, returning: 1, ordersWithoutCustomer: 0 },
  remarkable: { rush: null, missing: null, feesChangedOn: null, scores: [] },
  ...{ isBehind: false, at: 0 },
};
const person = { userId: 1, name: 'Dona', login: 'dona', email: 'dona@x.example', storeName: 'Pizzaria' };
const links = {
  panel: (path: string) => `https://x.example${path}`,
  stopUrl: 'https://x.example/resumo-diario/t',
  oneClickUrl: 'https://x.example/api/resumo-diario/t',
};
const pointsOf = (silenced: Parameters<typeof summaryMail>[1]['silenced']) =>
  (summaryMail(busyDay, { person, silenced, links }).points ?? []).map(({ text, link }) => [text, link.url]);

it('has at most three findings, each with its numbers and its link, worded as on the dashboard', () => {
  const orders = 'https://x.example/relatorio?periodo=2026-11-14_2026-11-14&situacao=';
  expect(pointsOf([])).toEqual([
    [
      expect.stringMatching(
        /^4 pedidos perdidos por ".*"; teriam pago R\$\s99,00\. No período anterior foram 0\.$/,
      ),
      `${orders}cancelled&motivo=user%3AUNAVAILABLE_ITEM#pedidos`,
    ],
    ['12 de 40 entregas chegaram depois do prazo prometido.', `${orders}completed&com=atraso#pedidos`],
    [
      'Calabresa <b> foi pedido 5 vezes enquanto estava em falta.',
      'https://x.example/relatorio?periodo=2026-11-14_2026-11-14&falta=calabresa+%3Cb%3E#pedidos',
    ],
  ]);
});

it("leaves out this person's silenced findings", () => {
  expect(pointsOf(['lost', 'late']).map(([text]) => text)).toEqual([
    'Calabresa <b> foi pedido 5 vezes enquanto estava em falta.',
    '5 de 40 pedidos esperaram mais de 5 minutos para ser aceitos.',
  ]);
});

it('shows refunds if the day has any', () => {
  const labels = (mail: ReturnType<typeof summaryMail>) => mail.facts?.map(({ label }) => label);
  const none = { ...busyDay, figures: { ...busyDay.figures, refunds: { value: 0, before: 0 } } };
  expect(labels(summaryMail(busyDay, { person, silenced: [], links }))).toContain(
    'Reembolsos e contestações perdidas, no dia do pedido',
  );
  expect(labels(summaryMail(none, { person, silenced: [], links }))).not.toContain(
    'Reembolsos e contestações perdidas, no dia do pedido',
  );
});
