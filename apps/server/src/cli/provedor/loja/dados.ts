import { join } from 'node:path';
import type { StoreData } from '@comanda/contract/store/store/provider-store-data.calls';
import { zoneAfterMove } from '@comanda/domain/kit/time/brazilian-zones';
import {
  changeStoreData,
  type DataChangeMessages,
  dataChangeLines,
  findStoreData,
  judgeStoreData,
  shownData,
  textDataChange,
} from '../../../areas/store/store/public.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createLogger } from '../../../platform/log.ts';
import { createSmsSender } from '../../../platform/sms/create-sms-sender.ts';
import { warningsAboutStore } from '../../warn-about-store.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import { mailQueueOf } from '../mail-queue-of.ts';
import type { Action, Given, Provider } from '../subject.ts';
import { DADOS } from './dados-texts.ts';

const OPTIONS = {
  celular: 'mobile',
  cnpj: 'document',
  'razao-social': 'legalName',
  cidade: 'city',
  uf: 'state',
  fuso: 'timeZone',
} as const satisfies Record<string, keyof StoreData>;
type Option = keyof typeof OPTIONS;
const NAMES = Object.keys(OPTIONS) as Option[];

const isReading = ({ options }: Given) => NAMES.every((name) => options[name] === undefined);

/**
 * The saved data with the typed changes. If the time zone was the old city's default, it changes to the new
 * city's default.
 */
function inputOf({ options }: Given, stored: StoreData): StoreData {
  const typed = Object.fromEntries(
    NAMES.flatMap((name) => (options[name] === undefined ? [] : [[OPTIONS[name], options[name]]])),
  );
  const { mobile, ...input }: StoreData = { ...stored, ...typed };
  const state = input.state.trim().toUpperCase();
  const timeZone = options.fuso ?? zoneAfterMove(stored, { ...input, state });
  return { ...input, state, timeZone, mobile: mobile?.trim() || null };
}

/** Converts refused fields into sentences for the user of the terminal. */
function asComplaint(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const faults = error.details.fields?.map(({ campo, mensagem }) => `${campo}: ${mensagem}`);
  return new Complaint(faults?.join('\n') ?? error.message);
}

function reasonOf({ options: { motivo = '' } }: Given): string {
  if (motivo.trim() === '') throw new Complaint(DADOS.noReason, EXIT.misused);
  return motivo;
}

/** Asks to confirm the change; warnings are printed first. */
async function confirmChange(given: Given, provider: Provider): Promise<string> {
  const { stored, name } = await inStore(given, provider, async (tx, _actor, store) => ({
    stored: await findStoreData(tx),
    name: store,
  }));
  try {
    const { input, changed } = judgeStoreData(stored, inputOf(given, stored), reasonOf(given));
    if (changed.length === 0) throw new Complaint(DADOS.unchanged(name));
    const warnings = await warningsAboutStore(provider.database, input, Number(given.words[0]));
    for (const warning of warnings) provider.writeLine(warning);
    const change = { before: shownData(stored, changed), after: shownData(input, changed) };
    return DADOS.question(name, dataChangeLines(change));
  } catch (error) {
    throw asComplaint(error);
  }
}

/** Shows store data that only the provider can change, or changes the data and informs the old contacts. */
export const dados: Action = {
  name: 'dados',
  summary: DADOS.summary,
  words: ['loja'],
  options: { ...Object.fromEntries(NAMES.map((name) => [name, 'value' as const])), motivo: 'value' },
  optionsHelp: DADOS.help,
  confirm: async (given, provider) => (isReading(given) ? undefined : confirmChange(given, provider)),
  run: async (given, provider) => {
    if (isReading(given))
      return inStore(given, provider, async (tx) => {
        for (const line of DADOS.lines(await findStoreData(tx))) provider.writeLine(line);
      });
    const { supportPhone } = provider.config;
    const context = { reason: reasonOf(given), version: null };
    const messages = await inStore(given, provider, async (tx, actor, name) => {
      const by = { ...actor, supportPhone };
      const changed = await changeStoreData(
        tx,
        mailQueueOf(provider),
        (stored) => inputOf(given, stored),
        context,
        by,
      );
      tx.afterCommit(() => provider.writeLine(DADOS.changed(name)));
      return changed;
    }).catch((error: unknown) => {
      throw asComplaint(error);
    });
    provider.writeLine(await notify(provider, messages));
  },
};

function notify({ config }: Provider, messages: DataChangeMessages): Promise<string> {
  const sms = createSmsSender({ ...config, ...config.sms }, join(config.dataDir, 'outbox'));
  return textDataChange({ sms, log: createLogger('error') }, messages);
}
