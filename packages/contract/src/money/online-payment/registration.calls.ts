import { defineCall } from '../../kit/define-call.ts';
import { plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, list, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { MANAGE } from './access.ts';
import { saved } from './answers.wire.ts';
import {
  merchantCategory,
  onlineRegistration,
  onlineRegistrationSave,
  onlineStatus,
} from './registration.wire.ts';

export const getOnlineStatus = defineCall({
  name: 'online-payment.get-standing',
  summary: 'Como a loja está para o pagamento online, e o que ainda falta',
  route: 'POST estabelecimento/listarStatusPagOn',
  access: MANAGE,
  input: nothing,
  output: answer('obj', onlineStatus),
});

export const listMerchantCategories = defineCall({
  name: 'online-payment.list-categories',
  summary: 'As categorias de negócio do cadastro (MCC)',
  route: 'GET pagamentoonline/listarMccs',
  access: MANAGE,
  input: nothing,
  output: answer('obj', list(merchantCategory)),
});

export const getOnlineRegistration = defineCall({
  name: 'online-payment.get-registration',
  summary: 'O cadastro de pagamento online; antes do primeiro, o que já se sabe da loja',
  route: 'POST pagamentoonline/listarPagOnCadastro',
  access: MANAGE,
  input: nothing,
  output: answer('obj', onlineRegistration),
});

/** The first save sets person type, CNPJ and CPF; afterwards only the support can change them. */
export const saveOnlineRegistration = defineCall({
  name: 'online-payment.save-registration',
  summary: 'Salvar o cadastro de pagamento online',
  route: 'POST pagamentoonline/adicionar',
  access: MANAGE,
  input: onlineRegistrationSave,
  output: saved({ version: ['versao', plainNumber] }),
  errors: ['record.changed-meanwhile', 'online-payment.document-by-support'],
});

/** The holder that every account must have. The dialog 'Cadastrar Conta' shows this holder read only. */
export const getHolder = defineCall({
  name: 'online-payment.get-holder',
  summary: 'O titular das contas de recebimento',
  route: 'GET pagamentoonline/otherInfo',
  access: MANAGE,
  input: nothing,
  output: answer(
    'data',
    record({
      storeId: ['id_estabelecimento', plainNumber],
      document: ['cnpj_cpf', plainText],
      name: ['razao_social', plainText],
    }),
  ),
});
