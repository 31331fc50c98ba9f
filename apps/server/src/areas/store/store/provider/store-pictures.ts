import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Files } from '../../../../platform/files/files.ts';
import { savePicture } from '../../../../platform/files/save-picture.ts';
import { PICTURE_FAULTS } from '../../../../platform/files/texts.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { addBanner } from './banners.ts';
import { setLogo } from './logo.ts';

interface Deps {
  /** Database access over all stores. Each transaction concerns one store. */
  system: Database;
  files: Files;
}
interface SentPicture {
  storeId: number;
  picture: { bytes: Uint8Array };
}

/** Adds a banner. Throws `request.invalid` with the faulty field. */
export const addGivenBanner: ProviderCommand<{ image: string; link: string | null }, number> = async (
  tx,
  banner,
  actor,
) => {
  const added = await addBanner(tx, banner, actor);
  if ('bannerId' in added) return added.bannerId;
  throw invalidField(added.field, added.fault);
};

export const setSentLogo =
  (deps: Deps) =>
  (sent: SentPicture, actor: ProviderActor): Promise<unknown> =>
    withPicture(deps, sent, actor, setLogo);

export const addSentBanner =
  (deps: Deps) =>
  (sent: SentPicture & { link: string | null }, actor: ProviderActor): Promise<number> =>
    withPicture(deps, sent, actor, (tx, hash) =>
      addGivenBanner(tx, { image: picturePath(hash, 960), link: sent.link }, actor),
    );

/** Checks that the store exists, saves a picture, then runs `work` with its hash. */
async function withPicture<T>(
  { system, files }: Deps,
  { storeId, picture }: SentPicture,
  actor: ProviderActor,
  work: ProviderCommand<string, T>,
): Promise<T> {
  await inKnownStore(system, storeId, () => Promise.resolve());
  const hash = await hashOfGiven(files, picture.bytes);
  return inKnownStore(system, storeId, (tx) => work(tx, hash, actor));
}

/** Stores an uploaded picture. Throws `registration.picture-refused` with the fault and its field. */
async function hashOfGiven(files: Files, bytes: Uint8Array): Promise<string> {
  const stored = await savePicture(files, bytes);
  if ('hash' in stored) return stored.hash;
  const detail = PICTURE_FAULTS[stored.fault];
  throw new AppError('registration.picture-refused', {
    detail,
    fields: [{ campo: 'imagem', mensagem: `Não foi possível usar a imagem: ${detail}` }],
  });
}
