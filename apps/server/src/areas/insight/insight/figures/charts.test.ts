import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

it('the screen lists the 200 most frequent of thousands of items; sums and file include all of them', async () => {
  const { storeId, adminLogin } = await server.createStore();
  await runStatement(
    server.urls.owner,
    `insert into sales_counts (store_id, kind, day, outcome, key, name, times, cents)
     select $1, kind, '2025-03-01', 'completed', 'n:' || no, 'Item ' || no, case no when 5000 then 0.35 else 1 + no % 3 end, 0
       from generate_series(1, 5000) no, unnest(array['item', 'district']) kind`,
    [storeId],
  );
  const panel = await server.as(adminLogin);
  const data = { data_inicio: '01/03/2025', data_final: '01/03/2025' };
  const { body } = await panel.post('relatorio/populapainel', { periodo: 'PP', data });
  const { obj, pedidoBairro } = body as unknown as Record<'obj' | 'pedidoBairro', object[]>;
  expect([obj.length, pedidoBairro.length]).toEqual([201, 201]);
  expect(obj.at(-1)).toEqual({ chave: 'rest', nome: 'Outros', contagem_vezes: 9_398.35 });
  const requested = { ...data, grafico: 'itens', formato: 'csv' };
  const lines = await exportedLines(server, panel, 'relatorio/graficos/exportar', requested);
  expect([lines.length, lines.at(-1)]).toEqual([5_002, 'Total: 5.000 registros;9998,35;0,00']);
});
