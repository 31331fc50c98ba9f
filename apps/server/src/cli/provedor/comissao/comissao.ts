import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { setCommission } from '../../../areas/money/ledger/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { doInStore } from '../in-store.ts';
import { isoDay } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { COMISSAO } from './comissao-texts.ts';

const LARGEST_RATE = 1_000_000;
/** The provider's time zone, which decides the current day. */
const ZONE = 'America/Sao_Paulo';

/** Parses '12' or '12,5' per cent into millionths. */
function rateOf(word: string): number {
  const read = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(word);
  const rate = read ? Number(read[1]) * 10_000 + Number((read[2] ?? '').padEnd(4, '0')) : -1;
  if (rate < 0 || rate > LARGEST_RATE) throw new Complaint(COMISSAO.notARate(word), EXIT.misused);
  return rate;
}

const definir: Action = {
  name: 'definir',
  summary: COMISSAO.setSummary,
  words: ['loja', 'por-cento'],
  options: { desde: 'value', entrega: 'switch' },
  optionsHelp: '[--desde dd/mm/aaaa] [--entrega]',
  run: doInStore(async (tx, actor, { name, word, given }) => {
    const rateMillionths = rateOf(word);
    const typed = given.options.desde;
    const fromDay = typed === undefined ? operationalDate(ZONE, actor.now) : isoDay(typed);
    const includesDelivery = given.options.entrega !== undefined;
    await setCommission(tx, { fromDay, rateMillionths, includesDelivery }, actor);
    return COMISSAO.set(word, name, fromDay);
  }),
};

/** Commands about the provider's commission on a store's orders. */
export const comissao: Subject = {
  name: 'comissao',
  summary: COMISSAO.summary,
  console: '/provedor/lojas',
  actions: [definir],
};
