import { CUSTOMER_LISTS } from '@comanda/domain/orders/privacy/customer-lists';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_CALLS } from './all-calls.ts';

/** Wire names of fields with a customer's name, phone or text. */
const FIELDS = ['usuario_nome', 'usuario_telefone_formatado', 'client_name', 'comentario_usuario'];
/** Calls that return customers' texts in fields whose names are not specific to customers. */
const WORDS = ['chat.establish-connection', 'chat.list-messages', 'printing.list-order-tickets'];
/** Calls that return a file without names of customers. Add a new file here or declare `namesCustomers`. */
const FILES_WITHOUT = [
  'bulk-upload.export-rows',
  'bulk-upload.refused-rows',
  'bulk-upload.template',
  'finance.export-invoices',
  'finance.invoice-paper',
  'history.export',
  'insight.export-chart',
  'ledger.export-accountant-days',
  'ledger.export-bank-match',
  'ledger.export-entries',
  'ledger.export-period-orders',
  'ledger.export-settlements',
  'ledger.transfer-receipt',
  'old-finance.export-transactions',
  'online-payment.get-document',
  'printing.download-program',
];

const CALLS = ALL_CALLS.filter(({ access }) => access.kind === 'session');
const declared = CALLS.filter(({ namesCustomers }) => namesCustomers !== undefined).map(({ name }) => name);

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...names, ...Object.values(schema).flatMap(fieldsOf)];
}

it('every call of a store whose answer names a customer says how', () => {
  const naming = CALLS.filter(({ name, output }) => {
    if (output.fileType !== undefined) return !FILES_WITHOUT.includes(name);
    if (WORDS.includes(name)) return true;
    const fields = fieldsOf(z.toJSONSchema(output.wire, { io: 'output', unrepresentable: 'any' }));
    return FIELDS.some((field) => fields.includes(field));
  });
  expect(naming.map(({ name }) => name)).toEqual(declared);
  expect(FILES_WITHOUT.filter((name) => !CALLS.some((call) => call.name === name))).toEqual([]);
});

it('a list that names customers is closed to visits, and is one of `CUSTOMER_LISTS`', () => {
  const lists = CALLS.flatMap(({ name, namesCustomers, isOpenToVisits }) =>
    namesCustomers?.kind === 'page' || namesCustomers?.kind === 'list'
      ? [{ name, list: namesCustomers.list, isOpenToVisits }]
      : [],
  );
  expect(lists.filter(({ isOpenToVisits }) => isOpenToVisits)).toEqual([]);
  expect([...new Set(lists.map(({ list }) => list))].toSorted()).toEqual(
    Object.keys(CUSTOMER_LISTS).toSorted(),
  );
});
