import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { sendPhoto } from '@comanda/contract/menu/menu/photo.calls';
import type { PersonClient } from '../person-client.ts';

const folder = join(import.meta.dirname, 'photos');

/** Our drawings by product code. */
const PHOTO_OF: Readonly<Record<string, string>> = {
  'PZ-01': 'pizza-calabresa',
  'PZ-02': 'pizza-da-casa',
  'PZ-03': 'pizza-margherita',
  'PZ-04': 'pizza-camarao',
  'ES-01': 'esfiha',
  'ES-02': 'esfiha',
  'CB-03': 'esfiha',
  'CZ-01': 'calzone',
  'CZ-02': 'calzone',
  'LS-01': 'lasanha',
  'LS-02': 'lasanha',
  'AC-03': 'salada',
  'AC-05': 'salada',
  'AC-06': 'batata',
  'BB-03': 'refrigerante-lata',
  'BB-06': 'suco',
  'BB-07': 'cerveja',
  'SB-01': 'pudim',
  'SB-06': 'brigadeiro',
  'CB-01': 'pizza-da-casa',
  'CB-02': 'pizza-calabresa',
  'AC-300': 'acai',
  'AC-500': 'acai',
  'AC-700': 'acai',
  'TP-01': 'tapioca',
  'SC-01': 'suco',
};

/** Our drawings by barcode, for products of the shared catalogue. */
const PHOTO_OF_BARCODE: Readonly<Record<string, string>> = {
  '2000000000015': 'guarana',
  '2000000000039': 'cola',
  '2000000000046': 'refrigerante-lata',
  '2000000000091': 'agua',
  '2000000000107': 'agua',
  '2000000000138': 'vinho',
  '2000000000145': 'suco',
  '2000000000176': 'cerveja',
  '2000000000213': 'vinho',
};

/** Uploads the photos of the store's products as its owner. */
export async function sendPhotos(owner: PersonClient): Promise<void> {
  const { products } = await owner.send(readMenu, {});
  for (const { productId, pdvCode, barcode } of products) {
    const name = PHOTO_OF[pdvCode ?? ''] ?? PHOTO_OF_BARCODE[barcode ?? ''];
    if (name === undefined) continue;
    const bytes = await readFile(join(folder, `${name}.webp`));
    await owner.send(sendPhoto, { productId, file: { name: `${name}.webp`, bytes } });
  }
}

/**
 * Makes a folder of photos named by barcode, in the form that the command `provedor produtos fotos` reads.
 * The folder exists while `work` runs.
 */
export async function withCataloguePhotos(work: (path: string) => Promise<void>): Promise<void> {
  const path = await mkdtemp(join(tmpdir(), 'comanda-fotos-'));
  try {
    for (const [barcode, name] of Object.entries(PHOTO_OF_BARCODE))
      await copyFile(join(folder, `${name}.webp`), join(path, `${barcode}.webp`));
    await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}
