import { readFile } from 'node:fs/promises';
import { sendBanner } from '@comanda/contract/store/store/pending-changes.calls';
import { getRegistration, saveRegistration } from '@comanda/contract/store/store/registration-data.calls';
import { asPerson } from '../person-client.ts';
import { runCommand } from '../run-command.ts';
import { pizzeria } from '../world/stores/pizzeria.ts';

const BANNER = new URL('./pizzeria-banner.jpg', import.meta.url);
const PHRASE = 'Forno a lenha desde 1987';
const APP_TEXT =
  'Massa de longa fermentação, molho feito todo dia e borda do jeito que você quiser. Entregamos na Liberdade e nos bairros vizinhos.';

interface Here {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  serverUrl: string;
  now: number;
}

/**
 * Saves the pizzeria's address, phrase and banner. The provider's team approves banner and phrase. A new text
 * for the app then waits for approval. Does nothing if a user has already changed the data.
 */
export async function setRegistration({ env, signal, serverUrl, now }: Here): Promise<void> {
  const document = pizzeria.document(now);
  const [owner] = document.users;
  if (owner === undefined) return;
  const isNew = await asPerson(serverUrl, owner, async (person) => {
    const { store, pending } = await person.send(getRegistration, {});
    if (store.version > 0 || pending.length > 0) return false;
    const { name, email, district, contact } = store;
    const data = {
      name,
      email,
      district,
      contact,
      street: 'Rua da Glória',
      number: '182',
      postalCode: '01510001',
    };
    await person.send(saveRegistration, { data, phrase: PHRASE, version: 0 });
    await person.send(sendBanner, { file: { name: 'banner.jpg', bytes: await readFile(BANNER) } });
    return true;
  });
  if (!isNew) return;
  for (const change of ['1', '2'])
    await runCommand('provedor.ts', ['alteracao', 'aprovar', '1', change, '--sim'], [], { env, signal });
  await asPerson(serverUrl, owner, async (person) => {
    const { store } = await person.send(getRegistration, {});
    const { name, email, street, number, district, postalCode, contact } = store;
    const data = { name, email, street, number, district, postalCode, contact };
    await person.send(saveRegistration, { data, appText: APP_TEXT, version: store.version });
  });
}
