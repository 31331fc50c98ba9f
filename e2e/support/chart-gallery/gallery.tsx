import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { BarChart } from '@comanda/ui/chart/bar-chart.tsx';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { HeatMap } from '@comanda/ui/chart/heat-map.tsx';
import { dayPoints, monthPoints, valuesAt } from '@comanda/ui/chart/points.ts';
import { SeriesChart } from '@comanda/ui/chart/series-chart.tsx';
import { ShareChart } from '@comanda/ui/chart/share-chart.tsx';
import { Sparkline } from '@comanda/ui/chart/sparkline.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { PageFrame } from '@comanda/ui/frame/page-frame.tsx';
import { PrintSheet } from '@comanda/ui/print/print-sheet.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  byHour,
  days,
  dishes,
  districts,
  hours,
  longName,
  orders,
  sales,
  settlement,
  week,
} from './figures.ts';

const period = '26/08 a 23/11/2026, até 14:32';
const ordersNoun = ['pedido', 'pedidos'] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const { Wordmark } = brandOf(null);

/**
 * All kinds of charts, or the part in the path: `papel/a4`, `papel/80mm`, `cantos` (edge cases), `muitos`
 * (3,000 days).
 */
export function Gallery({ show }: { show: string }) {
  if (show.startsWith('papel'))
    return (
      // The frame scrolls, as on a screen. When printed, the page must still show all of its content.
      <PageFrame top={null} menu={<nav>Menu</nav>}>
        <Report paper={show.endsWith('80mm') ? '80mm' : 'a4'} />
      </PageFrame>
    );
  return (
    <main style={{ maxWidth: '1256px', margin: 'auto', padding: '16px' }} className="stack-16">
      <h1>Gráficos</h1>
      {show === '' ? <Kinds /> : null}
      {show === 'cantos' ? <Corners /> : null}
      {show === 'muitos' ? <Many /> : null}
    </main>
  );
}

function Columns() {
  return (
    <>
      <SeriesChart
        title="Vendas por forma de pagamento"
        period="últimos 14 dias"
        unit="money"
        kind="columns"
        pointName="Dia"
        figure={{ value: sum(sales(0).slice(-14)) }}
        points={days.slice(-14)}
        series={[
          { key: 'online', name: 'Online', values: sales(0).slice(-14) },
          {
            key: 'card',
            name: 'Cartão na entrega',
            values: sales(4)
              .slice(-14)
              .map((cents) => Math.round(cents / 2)),
          },
          {
            key: 'cash',
            name: 'Dinheiro',
            values: sales(9)
              .slice(-14)
              .map((cents) => Math.round(cents / 3)),
          },
        ]}
      />
      <SeriesChart
        title="Resumo da operação"
        period={period}
        unit={ordersNoun}
        kind="columns"
        pointName="Dia da semana"
        points={week}
        series={[{ key: 'orders', name: 'Pedidos', values: [220, 310, 355, 480, 790, 930, 720] }]}
        before={{ name: 'Período anterior', values: [240, 300, 330, 500, 700, 880, 760] }}
      />
    </>
  );
}

function Kinds() {
  return (
    <>
      <Daily />
      <SeriesChart
        title="Pedidos por dia"
        period={period}
        unit={ordersNoun}
        kind="lines"
        pointName="Dia"
        figure={{ value: sum(orders(0)), before: 5_120, better: 'more' }}
        points={days}
        series={[{ key: 'orders', name: 'Pedidos', values: orders(0) }]}
      />
      <Columns />
      <WaterfallChart
        title="Repasse de 23/11"
        period="16/11 a 22/11/2026"
        figure={{ value: 1_623_688 }}
        lines={settlement}
        stated={{ cents: 1_623_688, gapName: 'Diferença sem explicação' }}
        formula="Vendas online e taxas de entrega, menos descontos da loja, taxas e comissão."
      />
      <ShareChart
        title="Os favoritos da galera"
        period={period}
        shape="ring"
        unit={['vez', 'vezes']}
        partName="Item"
        parts={dishes}
      />
      <ShareChart
        title="Forma de pagamento"
        period={period}
        shape="bar"
        unit="money"
        partName="Forma de pagamento"
        figure={{ value: 1_652_96 }}
        parts={[
          { key: 'card', name: 'Cartão', amount: 91_90 },
          { key: 'cash', name: 'Dinheiro', amount: 107_50 },
          { key: 'online', name: 'Online', amount: 1_453_56 },
        ]}
      />
      <BarChart
        title="Bairros com mais pedidos"
        period={period}
        unit={ordersNoun}
        rowName="Bairro"
        rows={districts}
      />
      <HeatMap
        title="Quando os pedidos chegam"
        period={period}
        unit={ordersNoun}
        cornerName="Dia e hora"
        rows={week}
        columns={hours}
        values={byHour}
      />
      <p>
        Pedidos: <strong>842</strong>{' '}
        <Sparkline label="Últimos 14 dias, subindo" values={orders(0).slice(-14)} />
      </p>
    </>
  );
}

function Daily() {
  return (
    <SeriesChart
      title="Vendas por dia"
      period={period}
      unit="money"
      kind="lines"
      pointName="Dia"
      figure={{ value: sum(sales(0)), before: sum(sales(40)), better: 'more' }}
      formula="Produtos e entrega, menos todos os descontos, dos pedidos concluídos."
      points={days}
      series={[{ key: 'sales', name: 'Vendas', values: sales(0) }]}
      before={{ name: 'Período anterior', values: sales(40) }}
    />
  );
}

/**
 * Cases that the demonstration lacks: one point, no data, zeros, gaps, losses, the largest sums, the longest
 * names.
 */
function Corners() {
  const one = days.slice(0, 1);
  const few = days.slice(0, 7);
  const common = { period: 'hoje', pointName: 'Dia', kind: 'lines', unit: 'money' } as const;
  return (
    <>
      <SeriesChart
        {...common}
        title="Um ponto"
        points={one}
        series={[{ key: 'a', name: 'Vendas', values: [12_345] }]}
      />
      <SeriesChart {...common} title="Nada" points={[]} series={[{ key: 'a', name: 'Vendas', values: [] }]} />
      <SeriesChart
        {...common}
        title="Zeros"
        points={few}
        series={[{ key: 'a', name: 'Vendas', values: few.map(() => 0) }]}
      />
      <SeriesChart
        {...common}
        title="Lacunas e prejuízo"
        points={few}
        series={[
          { key: 'a', name: 'Saldo', values: [500, null, -300, -800, null, 200, 900] },
          { key: 'b', name: longName, values: valuesAt(few, new Map([['2026-08-28', 1_000]]), 0) },
        ]}
      />
      <SeriesChart
        {...common}
        kind="columns"
        title="Muito dinheiro"
        pointName="Mês"
        points={monthPoints(['2026-09-01', '2026-10-01', '2026-11-01'])}
        series={[
          { key: 'online', name: 'Online', values: [1e12, 8e11, 9.5e11] },
          { key: 'cash', name: 'Estornos', values: [-2e11, -3e11, 0] },
        ]}
      />
      <BarChart
        title="Saldo por bairro"
        period="hoje"
        unit="money"
        rowName="Bairro"
        rows={[
          { key: 'a', name: 'Centro', value: 120_000 },
          { key: 'b', name: longName, value: -45_000 },
        ]}
      />
      <ShareChart
        title="Uma parte só"
        period="hoje"
        shape="ring"
        unit={ordersNoun}
        partName="Clientes"
        parts={[
          { key: 'new', name: 'Novos', amount: 9_999 },
          { key: 'returning', name: 'Recorrentes', amount: 1 },
        ]}
      />
      {(['lines', 'columns', 'rows', 'ring', 'grid'] as const).map((kind) => (
        <ChartSkeleton key={kind} kind={kind} />
      ))}
    </>
  );
}

function Many() {
  const points = dayPoints({ from: '2018-09-07', to: '2026-11-23' });
  const values = points.map((_, index) => 40 + ((index * 37) % 61));
  return (
    <SeriesChart
      title="Três mil dias"
      period="tudo"
      kind="lines"
      unit={ordersNoun}
      pointName="Dia"
      points={points}
      series={[{ key: 'orders', name: 'Pedidos', values }]}
    />
  );
}

function Report({ paper }: { paper: 'a4' | '80mm' }) {
  return (
    <PrintSheet
      paper={paper}
      brand={<Wordmark height={24} />}
      store={{
        name: 'Pizzaria Dona Conceição',
        lines: ['Rua da Glória, 182, São Paulo', 'contato@example.com'],
      }}
      title='Relatório de vendas do dia 26/08/2026 ao dia 23/11/2026 "</style>'
      period="26/08/2026 a 23/11/2026"
      made={{ at: '24/11/2026 às 14:32', by: 'Luana Ferreira' }}
    >
      {paper === 'a4' ? <Daily /> : null}
      <PlainTable
        label="Vendas por dia"
        head={['Dia', 'Pedidos', 'Vendas']}
        rows={days.map(({ key, short }, index) => ({
          key,
          cells: [short, String(orders(0)[index]), formatMoney(sales(0)[index] ?? 0)],
        }))}
        foot={['Total', String(sum(orders(0))), formatMoney(sum(sales(0)))]}
      />
    </PrintSheet>
  );
}
