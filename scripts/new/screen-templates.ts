import type { MenuPlace } from './menu-place.ts';
import type { ScreenNames } from './names.ts';

// Texts of the files of a plain screen: one list of the store's rows, the newest first, with a search. They
// are formatted after they are written. A test checks them with the rules and the linter.

export const calls = (
  { area, names, Pascal, Pascals, camel, snakes, title, route }: ScreenNames,
  { permission }: MenuPlace,
) =>
  `
import { defineCall } from '../../kit/define-call.ts';
import { plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { afterField, pageOf, searchField } from '../../kit/paged.ts';
import { type DomainOfShape, record } from '../../kit/record.ts';

const ${camel} = record({
  ${camel}Id: ['id', plainNumber],
  name: ['nome', plainText],
  createdAt: ['criado', plainMoment],
});
export type ${Pascal} = DomainOfShape<typeof ${camel}>;

export const list${Pascals} = defineCall({
  name: '${area}.list-${names}',
  summary: '${title}, o mais novo primeiro',
  route: 'GET ${route}',
  access: { kind: 'session', permission: '${permission}' },
  input: record({ ...searchField, ...afterField('depois') }),
  output: pageOf('${snakes}', ${camel}, { count: ['quantidade', plainNumber] }),
});
`.trimStart();

export const migration = ({
  snake,
  snakes,
}: ScreenNames) => `-- One row is one entry of the list that its screen shows.
create table ${snakes} (
  store_id integer not null references stores (store_id),
  ${snake}_id integer not null,
  name text not null,
  created_at timestamptz not null,
  primary key (store_id, ${snake}_id)
);
create index ${snakes}_by_time on ${snakes} (store_id, created_at, ${snake}_id);
select wall_table('${snakes}'::regclass);
grant select, insert, update, delete on ${snakes} to comanda_app;
`;

export const reads = ({ path, names, Pascal, camel, snake }: ScreenNames, table: string) =>
  `
import type { ${Pascal} } from '@comanda/contract/${path}/${names}.calls';
import { sql } from '../../../platform/database/sql.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { matches } from '../../../platform/paged/matches.ts';
import { down } from '../../../platform/paged/sort-key.ts';

/** Rows of the store, newest first. */
export const ${camel}List = definePaged({
  name: '${names}',
  columns: selecting<${Pascal}>(sql\`${snake}_id as "${camel}Id", name, created_at as "createdAt"\`),
  from: (storeId, { search }: { search: string | null }) => sql\`
    from ${table} where store_id = \${storeId} and \${matches(sql\`name\`, search)}\`,
  sorts: { newest: [down(sql\`created_at\`, 'moment'), down(sql\`${snake}_id\`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<{ count: number }>(sql\`count(*)::integer as count\`),
  present: (rows) => rows,
});
`.trimStart();

export const routes = ({ path, names, Pascals, camel }: ScreenNames) =>
  `
import { list${Pascals} } from '@comanda/contract/${path}/${names}.calls';
import type { Bind } from '../../../platform/http/bind.ts';
import { ${camel}List } from './${names}.reads.ts';

export function bind${Pascals}(bind: Bind): void {
  bind.readInStore(list${Pascals}, (tx, input) => ${camel}List.page(tx, input));
}
`.trimStart();

export const test = ({ names, camel, snake, snakes, route }: ScreenNames, table: string) =>
  `
import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { ${camel}List } from './${names}.reads.ts';

/** Two rows in a row share their time. */
const INSERT = \`
  insert into ${table} select $1::integer, n, 'Loja ' || $1::integer || ', linha ' || n, timestamptz '2026-11-20 12:00Z' + n / 2 * interval '1 minute'
    from generate_series($2::integer, $3::integer) n\`;

const server = testServer();

it('lists the rows of the own store, and those that a search finds', async () => {
  const [store, other] = [await server.createStore(), await server.createStore()];
  for (const { storeId } of [store, other]) await runStatement(server.urls.owner, INSERT, [storeId, 1, 3]);
  const admin = await server.as(store.adminLogin);
  const all = await admin.get('${route}');
  expect(all.status).toBe(200);
  expect(all.body).toMatchObject({
    quantidade: 3,
    ${snakes}: [{ id: 3, nome: \`Loja \${store.storeId}, linha 3\` }, { id: 2 }, { id: 1 }],
    proxima: null,
  });
  expect((await admin.get('${route}?busca=linha%202')).body).toMatchObject({ quantidade: 1, ${snakes}: [{ id: 2 }] });
});

pagedSuite({
  list: ${camel}List,
  filter: { search: null },
  otherFilter: { search: 'nada' },
  context: [],
  keyOf: ({ name }) => name,
  insert: INSERT,
  remove: 'delete from ${table} where store_id = $1 and ${snake}_id = $2',
});
`.trimStart();

export const texts = ({ camel, title }: ScreenNames) =>
  `
export const ${camel}Texts = {
  title: '${title}',
  noun: ['registro', 'registros'],
  search: 'Buscar por nome',
  failed: 'Não foi possível carregar: ${title}.',
  none: 'Nada por aqui ainda',
  columns: { name: 'Nome', createdAt: 'Criado em' },
} as const;
`.trimStart();

export const screen = ({ path, names, Pascal, Pascals, camel }: ScreenNames) =>
  `
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { type ${Pascal}, list${Pascals} } from '@comanda/contract/${path}/${names}.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconList } from '@tabler/icons-react';
import { ${camel}Texts as texts } from './${names}-texts.ts';

const VIEW = { filters: {} };
const COLUMNS: readonly Column<${Pascal}>[] = [
  { id: 'nome', title: texts.columns.name, value: ({ name }) => name, lines: 2, grow: 2 },
  {
    id: 'criado',
    title: texts.columns.createdAt,
    kind: 'date',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(new Date(createdAt)),
  },
];

/** Rows of the store, newest first. */
export function ${Pascals}Screen() {
  const shown = useListView(VIEW);
  const list = usePaged(
    list${Pascals},
    { words: shown.words, getInput: () => ({ search: shown.search || null }) },
    { staleTime: 0 },
  );
  return (
    <div className="page">
      <PageTitle title={texts.title} />
      <DataTable
        label={texts.title}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        view={shown.view}
        searchLabel={texts.search}
        failed={texts.failed}
        empty={
          <EmptyState icon={<IconList size={28} stroke={1.5} aria-hidden="true" />} title={texts.none} />
        }
        columns={COLUMNS}
        rowKey={({ ${camel}Id }) => ${camel}Id}
        rowName={({ name }) => name}
      />
    </div>
  );
}
`.trimStart();

export const faces = ({ path, names, Pascals, camel, title, route }: ScreenNames) =>
  `
import { list${Pascals} } from '@comanda/contract/${path}/${names}.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';

const full = {
  rows: [{ ${camel}Id: 1, name: 'Linha 1', createdAt: Date.UTC(2026, 10, 20) }],
  count: 1,
  next: null,
};

export const faces = {
  '/${route}': {
    full: { answers: (api) => api.answer(list${Pascals}, full), words: /Linha 1/ },
    main: mainCall(list${Pascals}, full, /Não foi possível carregar: ${title}/),
    empty: {
      answers: (api) => api.answer(list${Pascals}, { rows: [], count: 0, next: null }),
      words: /Nada por aqui ainda/,
    },
  },
} satisfies FacesOfScreens;
`.trimStart();

export const screenRow = ({ names, title, route }: ScreenNames, { permission, menu }: MenuPlace) => `  {
    path: '/${route}',
    title: '${title}',
    permission: '${permission}',
    menu: ${menu},
    page: late('${names}'),
  },
`;

export const sampleRow = ({ snakes }: ScreenNames) =>
  `  await run("insert into ${snakes} values ($1, 1, 'Linha Marcada', now())");\n`;

export const sample = (names: ScreenNames) =>
  `
import type { Sample } from '../../../../testing/sample.ts';

/** One row of each list. */
export const sample: Sample = async ({ run }) => {
${sampleRow(names)}  return { marks: ['Linha Marcada'] };
};
`.trimStart();
