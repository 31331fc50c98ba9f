import { writeFileSync } from 'node:fs';
import {
  customerFile,
  eraseCustomer,
  exportCustomer,
  noteExport,
  type WhichCustomer,
} from '../../../areas/retention/retention/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import type { Action, Given, Subject } from '../subject.ts';
import { CLIENTE } from './cliente-texts.ts';

function customerOf({ options }: Given): WhichCustomer {
  const { telefone, id } = options;
  if ((telefone === undefined) === (id === undefined)) throw new Complaint(CLIENTE.oneOfTwo, EXIT.misused);
  if (id !== undefined) return { customerId: id };
  const phone = (telefone ?? '').replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(phone)) throw new Complaint(CLIENTE.badPhone(telefone ?? ''), EXIT.misused);
  return { phone };
}

const exportar: Action = {
  name: 'exportar',
  summary: CLIENTE.exportSummary,
  words: ['loja'],
  options: { telefone: 'value', id: 'value', arquivo: 'value' },
  optionsHelp: CLIENTE.exportHelp,
  run: async (given, provider) => {
    const which = customerOf(given);
    const { arquivo } = given.options;
    await inStore(given, provider, async (tx, actor, name) => {
      const orders = await exportCustomer(tx, which);
      if (orders.length === 0) throw new Complaint(CLIENTE.none);
      await noteExport(tx, orders.length, actor);
      const words = customerFile(name, orders, actor.now);
      if (arquivo === undefined) {
        return tx.afterCommit(() => {
          for (const line of words.split('\n')) provider.writeLine(line);
        });
      }
      try {
        // Makes the file readable only for the current user. The flag `wx` prevents overwriting an existing
        // file.
        writeFileSync(arquivo, `${words}\n`, { mode: 0o600, flag: 'wx' });
      } catch {
        throw new Complaint(CLIENTE.notWritten(arquivo));
      }
      tx.afterCommit(() => provider.writeLine(CLIENTE.written(orders.length, arquivo)));
    });
  },
};

const apagar: Action = {
  name: 'apagar',
  summary: CLIENTE.eraseSummary,
  words: ['loja'],
  options: { telefone: 'value', id: 'value' },
  optionsHelp: CLIENTE.eraseHelp,
  confirm: (given, provider) => {
    const which = customerOf(given);
    return inStore(given, provider, async (tx, _actor, name) => {
      const orders = await exportCustomer(tx, which);
      if (orders.length === 0) throw new Complaint(CLIENTE.none);
      return CLIENTE.eraseQuestion(orders.length, name);
    });
  },
  run: (given, provider) => {
    const which = customerOf(given);
    return inStore(given, provider, async (tx, actor) => {
      const erasure = await eraseCustomer(tx, which, actor);
      if ('open' in erasure) throw new Complaint(CLIENTE.open(erasure.open));
      tx.afterCommit(() => provider.writeLine(CLIENTE.erased(erasure.erased)));
    });
  },
};

/** Commands about a store's data on one of its customers. */
export const cliente: Subject = {
  name: 'cliente',
  summary: CLIENTE.summary,
  console: '/provedor/lojas',
  actions: [exportar, apagar],
};
