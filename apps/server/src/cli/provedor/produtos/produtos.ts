import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import {
  importCatalogue,
  NO_PRODUCTS,
  readCatalogue,
  readCatalogueStatus,
  saveCataloguePicture,
} from '../../../areas/menu/menu/public.ts';
import { Complaint } from '../complaint.ts';
import { pictureOfFile } from '../loja/picture-of-file.ts';
import { rowsOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { PRODUTOS } from './produtos-texts.ts';

const importar: Action = {
  name: 'importar',
  summary: PRODUTOS.importSummary,
  words: ['arquivo|-'],
  options: { 'pular-erros': 'switch' },
  optionsHelp: '[--pular-erros]',
  run: async ({ words, options }, { database, writeLine, now }) => {
    const { rows, faults, badLines } = await readCatalogue(rowsOfFile(words[0] ?? '-'));
    for (const fault of faults) writeLine(fault);
    if (badLines > 0 && options['pular-erros'] === undefined)
      throw new Complaint(PRODUTOS.nothingTaken(badLines));
    if (rows.length === 0) throw new Complaint(NO_PRODUCTS);
    writeLine(PRODUTOS.saved(await importCatalogue(database, rows, now())));
  },
};

const fotos: Action = {
  name: 'fotos',
  summary: PRODUTOS.picturesSummary,
  words: ['pasta'],
  run: async ({ words }, provider) => {
    const folder = words[0] ?? '';
    const files = await readdir(folder).catch(() => {
      throw new Complaint(PRODUTOS.notAFolder(folder));
    });
    let stored = 0;
    for (const file of files.filter((name) => /^\d+\.(png|jpe?g|webp)$/i.test(name)).sort()) {
      const hash = await pictureOfFile(join(folder, file), provider);
      if (await saveCataloguePicture(provider.database, parse(file).name, hash, provider.now())) stored += 1;
      else provider.writeLine(PRODUTOS.unknown(file));
    }
    provider.writeLine(PRODUTOS.pictures(stored));
  },
};

const contar: Action = {
  name: 'contar',
  summary: PRODUTOS.statusSummary,
  run: async (_given, { database, writeLine }) =>
    writeLine(PRODUTOS.status(await readCatalogueStatus(database))),
};

/** Commands about the product catalogue with barcodes, which all stores share. */
export const produtos: Subject = {
  name: 'produtos',
  summary: PRODUTOS.summary,
  actions: [importar, fotos, contar],
};
