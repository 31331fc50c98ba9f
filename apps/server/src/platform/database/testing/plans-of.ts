import pLimit from 'p-limit';
import type pg from 'pg';
import type { Query } from '../sql.ts';
import type { Database, Transaction } from '../transaction.ts';

/** A fake transaction and database that only plan statements and do not run them. */
export type Planner = Transaction & Database;

/**
 * Runs a request in a transaction that plans its statements and finds no rows. PostgreSQL plans a prepared
 * statement five times for its values; later it may use one plan for all values. The result has both plans if
 * these differ.
 */
export async function plansOf(
  name: string,
  { client, storeId }: { client: pg.Client; storeId: number },
  query: (planner: Planner) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const inTurn = pLimit(1);
  const explain = async (options: string, text: string, values?: unknown[]) => {
    const planned = await client.query(`explain (costs off, format json${options}) ${text}`, values);
    return shapeOf(planned.rows[0]['QUERY PLAN'][0].Plan);
  };
  const plan = async ({ text, values }: Query, isStored: boolean) => {
    const shape = await explain('', text, [...values]);
    const generic = isStored ? await explain(', generic_plan', text) : shape;
    plans.push(generic === shape ? shape : `${shape} or, for all values\n${generic}`);
  };
  const rows = async <Row>(query: Query): Promise<Row[]> => {
    await inTurn(() => plan(query, (query.name ?? query.place) !== undefined));
    return [];
  };
  const directory = async <Row>(query: Query): Promise<Row[]> => {
    await inTurn(() => plan(query, query.name !== undefined));
    return [];
  };
  const unwanted = () => {
    throw new Error('not here');
  };
  const planner: Planner = {
    ...{ storeId, isCluster: false, rows, lastRows: rows, directory },
    maybeRow: async (query) => (await rows<never>(query))[0] ?? null,
    together: async (queries) => (await Promise.all(queries.map((query) => rows<never>(query))))[0] ?? [],
    ...{
      afterCommit: unwanted,
      announce: unwanted,
      notify: unwanted,
      inStore: unwanted,
      readInStore: unwanted,
    },
  };
  // Ignores errors: most requests fail, because they find no rows.
  await query(planner).catch(() => undefined);
  return plans.map((shape, index) => `${name}${plans.length > 1 ? `, ${index + 1}` : ''}\n${shape}`);
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Function Name'?: string;
  Plans?: PlanNode[];
}

/** Kinds of nodes, indexes and tables, one per line, without costs and conditions. */
function shapeOf(node: PlanNode, depth = 1): string {
  const using = node['Index Name'] === undefined ? '' : ` using ${node['Index Name']}`;
  const on = node['Relation Name'] === undefined ? '' : ` on ${node['Relation Name']}`;
  const line = `${'  '.repeat(depth)}${node['Node Type']}${using}${on}\n`;
  return line + (node.Plans ?? []).map((each) => shapeOf(each, depth + 1)).join('');
}
