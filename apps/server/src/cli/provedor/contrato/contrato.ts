import { cancelAgreement, createAgreement, listAgreements } from '../../../areas/store/store/public.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { confirmForStore, doInStore, inStore, listOfStore } from '../in-store.ts';
import { numberOf, textOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { CONTRATO } from '../texts.ts';

const criar: Action = {
  name: 'criar',
  summary: CONTRATO.createSummary,
  words: ['loja', 'título…'],
  options: { arquivo: 'value', texto: 'value', link: 'value', obrigatorio: 'switch' },
  optionsHelp: '(--arquivo contrato.txt|.html|- | --texto "…") [--obrigatorio] [--link https://…]',
  run: async (given, provider) => {
    const { arquivo, texto, link, obrigatorio } = given.options;
    if ((arquivo === undefined) === (texto === undefined))
      throw new Complaint(CONTRATO.oneText, EXIT.misused);
    const text = texto ?? (await textOfFile(arquivo ?? ''));
    const agreement = {
      title: given.words.slice(1).join(' '),
      text,
      isHtml: arquivo !== undefined && /\.html?$/i.test(arquivo),
      link: link ?? null,
      isMandatory: obrigatorio !== undefined,
    };
    await inStore(given, provider, async (tx, actor, name) => {
      const created = await createAgreement(tx, agreement, actor);
      if ('fault' in created) throw new Complaint(created.fault);
      tx.afterCommit(() => provider.writeLine(CONTRATO.created(created.agreementId, name)));
    });
  },
};

const listar = listOfStore(CONTRATO.listSummary, listAgreements, CONTRATO.line, CONTRATO.none);

const cancelar: Action = {
  name: 'cancelar',
  summary: CONTRATO.cancelSummary,
  words: ['loja', 'contrato'],
  confirm: confirmForStore((name, number) => CONTRATO.cancelQuestion(number, name)),
  run: doInStore(async (tx, actor, { word: number }) => {
    if (!(await cancelAgreement(tx, { agreementId: numberOf(number) }, actor)))
      throw new Complaint(CONTRATO.notOpen(number));
    return CONTRATO.cancelled(number);
  }),
};

/** Commands about documents that a store must sign. */
export const contrato: Subject = {
  name: 'contrato',
  summary: CONTRATO.summary,
  console: '/provedor/lojas',
  actions: [criar, listar, cancelar],
};
