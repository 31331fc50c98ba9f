import { NO_STORE } from '../../../areas/people/audit/public.ts';
import { noteAtTerminal } from '../../../areas/people/provider/public.ts';
import { serverSecret } from '../../../config.ts';
import { writeFilesMark } from '../../../installation/files-mark.ts';
import {
  findInstallation,
  type Installation,
  tieOtherFolder,
  tieOtherSecret,
  tiePayments,
} from '../../../installation/installation-row.ts';
import { markOf } from '../../../installation/marks.ts';
import { listToSetUpAgain } from '../../../installation/sealed-columns.ts';
import { LOST_WITH_SECRET, TIED, type Tied } from '../../../installation/texts.ts';
import { checkSecret, placeOf, sourceOf } from '../../../installation/tie-secret.ts';
import { createFiles } from '../../../platform/files/create-files.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Given, Provider, Subject } from '../subject.ts';
import { INSTALACAO } from './instalacao-texts.ts';

/**
 * Commands about the parts of an installation outside the database: secret, files and payment key. They show
 * the parts' marks, and accept changed parts.
 */
export const instalacao: Subject = {
  name: 'instalacao',
  summary: INSTALACAO.summary,
  actions: [
    {
      name: 'ver',
      summary: INSTALACAO.showSummary,
      mendsInstallation: true,
      run: async (_given, { database, writeLine }) => {
        for (const line of INSTALACAO.lines(await findInstallation(database.directory))) writeLine(line);
      },
    },
    {
      name: 'aceitar',
      summary: INSTALACAO.acceptSummary,
      words: [Object.values(TIED).join('|')],
      mendsInstallation: true,
      confirm: async (given, { config }) => {
        const tied = readTied(given);
        return tied === 'secret'
          ? `${LOST_WITH_SECRET} ${INSTALACAO.acceptSecret}`
          : tied === 'files'
            ? INSTALACAO.acceptFolder(createFiles(config).place)
            : INSTALACAO.acceptPayments(config.payments?.url ?? null);
      },
      run: async (given, provider) => {
        const tied = readTied(given);
        const installation = await findInstallation(provider.database.directory);
        if (installation === null) throw new Complaint(INSTALACAO.notStarted);
        const accept = { secret: acceptSecret, files: acceptFolder, payments: acceptPayments }[tied];
        await accept(installation, provider);
        const { database, operator, now } = provider;
        await database.inStore(NO_STORE, (tx) =>
          noteAtTerminal(tx, `instalacao aceitar ${TIED[tied]}`, {}, { operator, now: now() }),
        );
      },
    },
  ],
};

async function acceptSecret(
  { installationId }: Installation,
  { database, config, writeLine }: Provider,
): Promise<void> {
  const secret = serverSecret(config);
  const source = sourceOf(config);
  await tieOtherSecret(database.directory, markOf(secret, 'secret', installationId), placeOf(source));
  writeLine(INSTALACAO.secretAccepted(placeOf(source)));
  const again = await listToSetUpAgain(database.directory, secret);
  if (again.length > 0) writeLine(INSTALACAO.setUpAgain);
  for (const line of again) writeLine(`- ${line}`);
}

async function acceptFolder(
  { installationId }: Installation,
  { database, config, writeLine }: Provider,
): Promise<void> {
  const files = createFiles(config);
  await tieOtherFolder(database.directory, files.place);
  await writeFilesMark(files, installationId);
  writeLine(INSTALACAO.folderAccepted(files.place));
}

async function acceptPayments(
  installation: Installation,
  { database, config, writeLine }: Provider,
): Promise<void> {
  // A mark can be computed only with the right secret.
  const secret = await checkSecret(database.directory, installation, config, { ties: false });
  if (secret === null) throw new Complaint(INSTALACAO.notStarted);
  const { installationId } = installation;
  const key = config.payments?.key ?? null;
  await tiePayments(
    database.directory,
    key === null ? null : markOf(secret, 'payments', `${installationId} ${key}`),
  );
  writeLine(INSTALACAO.paymentsAccepted(config.payments?.url ?? null));
}

function readTied({ words: [word] }: Given): Tied {
  const tied = (Object.keys(TIED) as Tied[]).find((each) => TIED[each] === word);
  if (tied === undefined) throw new Complaint(INSTALACAO.unknown(word ?? ''), EXIT.misused);
  return tied;
}
