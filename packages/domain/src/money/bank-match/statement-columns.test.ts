import { describe, expect, it } from 'vitest';
import {
  findStatementHeadings,
  guessColumns,
  type StatementRow,
  statementOfRows,
} from './statement-columns.ts';

const rowsOf = (...lines: string[]): StatementRow[] =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split('|') }));

function read(...lines: string[]) {
  const rows = rowsOf(...lines);
  const at = findStatementHeadings(rows);
  const body = rows.slice(at === null ? 0 : at + 1);
  const columns = guessColumns(at === null ? null : (rows[at]?.cells ?? null), body);
  const { day, amount } = columns;
  return {
    columns,
    statement: day === null || amount === null ? null : statementOfRows(body, { ...columns, day, amount }),
  };
}

/** The same two movements in the formats of several banks. */
const BOTH = [
  { day: '2026-11-23', cents: 123_456 },
  { day: '2026-11-24', cents: -5_000 },
];

describe('the table of a bank', () => {
  it.each<[string, string[], string]>([
    [
      'one signed amount, its payer in a second text',
      [
        'Data Lançamento|Histórico|Descrição|Valor|Saldo',
        '23/11/2026|Pix recebido|COMANDA|1.234,56|2.000,00',
        '24/11/2026|Boleto|Luz|-50,00|1.950,00',
      ],
      'Pix recebido · COMANDA',
    ],
    [
      'credits and debits apart, below a title',
      [
        'Extrato de: Ag: 1 Conta: 12345-6',
        'Data|Histórico|Docto.|Crédito (R$)|Débito (R$)|Saldo (R$)',
        '23/11/2026|PIX COMANDA|0000123|1.234,56||2.000,00',
        '24/11/2026|LUZ|0000124|0,00|50,00|1.950,00',
      ],
      'PIX COMANDA',
    ],
    [
      'a column that says in or out',
      [
        'Data|Lançamento|Detalhes|N° documento|Valor|Tipo Lançamento',
        '23/11/2026|Pix - Recebido|COMANDA|12|1.234,56|Entrada',
        '24/11/2026|Luz||13|50,00|Saída',
      ],
      'Pix - Recebido · COMANDA',
    ],
    [
      'D and C, compact days',
      [
        'Conta|Data_Mov|Nr_Doc|Historico|Valor|Deb_Cred',
        '123456|20261123|1|CRED PIX|1234.56|C',
        '123456|20261124|2|LUZ|50.00|D',
      ],
      'CRED PIX',
    ],
    [
      'a comma of thousands',
      [
        'Date|Description|Amount',
        '2026-11-23|Pix COMANDA|"1,234.56'.replace('"', ''),
        '2026-11-24|Luz|-50.00',
      ],
      'Pix COMANDA',
    ],
    ['no headings, one amount', ['23/11/2026|PIX COMANDA|1.234,56', '24/11/2026|LUZ|-50,00'], 'PIX COMANDA'],
    [
      'months first',
      ['Date|Title|Amount', '11/23/2026|PIX COMANDA|1234.56', '11/24/2026|Luz|-50.00'],
      'PIX COMANDA',
    ],
  ])('%s', (_name, lines, text) => {
    const { statement } = read(...lines);
    expect(statement?.lines[0]?.text).toBe(text);
    const read1 = statement?.lines.map(({ day, cents }) => ({ day, cents }));
    // If credits have a column of their own, rows with debits are skipped.
    expect(read1).toEqual(lines.some((line) => line.includes('Débito')) ? BOTH.slice(0, 1) : BOTH);
    expect(statement?.unread).toEqual([]);
  });

  it.each([
    [
      'an amount beside a balance without headings',
      ['23/11/2026|PIX|10,00|20,00', '24/11/2026|LUZ|-5,00|15,00'],
    ],
    ['two amounts alike', ['Data|Valor bruto|Valor líquido', '23/11/2026|10,00|9,00']],
    ['no amount at all', ['Data|Histórico', '23/11/2026|PIX']],
  ])('%s is asked for', (_name, lines) => expect(read(...lines).columns.amount).toBeNull());

  it('reports unreadable lines, and skips titles, zero balances and totals', () => {
    const { statement } = read(
      'Data|Histórico|Valor',
      '23/11/2026|PIX|10,00',
      '24/11/2026|PIX|1.234',
      '31/02/2026|PIX|10,00',
      '25/11/2026|Saldo|0,00',
      '|Total|20,00',
      'Fim do extrato',
    );
    expect(statement?.lines).toHaveLength(1);
    expect(statement?.unread).toEqual([3, 4]);
  });
});
