import { ROLE_NAMES, type Role, roleFromName } from '@comanda/domain/access/permissions';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { wireId } from '../wire-types.ts';

/** Who is in, for which store. `token` is only filled for clients without cookies. */
export interface SessionInfo {
  userId: number;
  userName: string;
  roles: Role[];
  storeId: number;
  storeName: string;
  logo: string | null;
  company: string;
  sessionId: string;
  token: string | null;
  /** Random per store; the socket room the server joins the session to. */
  channel: string;
  socketUrl: string;
}

const sessionUser = z.object({
  id_estabelecimento: z.number(),
  id_usuario: z.number(),
  nome: z.string(),
  estabelecimento_nome: z.string(),
  logo: z.nullable(z.string()),
  company: z.string(),
  role_group: z.array(z.string()),
  sessao: z.object({ hash: z.nullable(z.string()), id_sessao: z.string() }),
  socket: z.object({ url: z.string(), canal: z.string() }),
});

/** The login answer: `usuario` with `sessao` and `socket`, and the role names. */
export const sessionAnswer = shape(
  z.object({ status: z.literal(true), erro: z.nullable(z.string()), usuario: sessionUser }),
  {
    decode: ({ usuario }): SessionInfo => ({
      userId: usuario.id_usuario,
      userName: usuario.nome,
      roles: usuario.role_group.flatMap((name) => roleFromName(name) ?? []),
      storeId: usuario.id_estabelecimento,
      storeName: usuario.estabelecimento_nome,
      logo: usuario.logo,
      company: usuario.company,
      sessionId: usuario.sessao.id_sessao,
      token: usuario.sessao.hash,
      channel: usuario.socket.canal,
      socketUrl: usuario.socket.url,
    }),
    encode: (session: SessionInfo) => ({
      status: true as const,
      erro: null,
      usuario: {
        id_estabelecimento: session.storeId,
        id_usuario: session.userId,
        nome: session.userName,
        estabelecimento_nome: session.storeName,
        logo: session.logo,
        company: session.company,
        role_group: session.roles.map((role) => ROLE_NAMES[role]),
        sessao: { hash: session.token, id_sessao: session.sessionId },
        socket: { url: session.socketUrl, canal: session.channel },
      },
    }),
  },
);

const login = z.string().check(z.minLength(1), z.maxLength(254));
const secret = z.string().check(z.minLength(1), z.maxLength(512));

export const credentialsInput = shape(z.object({ usuario: login, senha: secret }), {
  decode: (wire) => ({ login: wire.usuario.trim(), password: wire.senha }),
  encode: (input: { login: string; password: string }) => ({ usuario: input.login, senha: input.password }),
});

/** `usuario` as in the link: base64 of the login. `hash` is the one-time ticket. */
export const ticketInput = shape(z.object({ usuario: login, hash: secret }), {
  decode: (wire) => ({ encodedLogin: wire.usuario, ticket: wire.hash }),
  encode: (input: { encodedLogin: string; ticket: string }) => ({
    usuario: input.encodedLogin,
    hash: input.ticket,
  }),
});

const documentField = z.string().check(z.minLength(1), z.maxLength(32));

export const documentInput = shape(z.object({ cnpj_cpf: documentField }), {
  decode: (wire) => ({ document: wire.cnpj_cpf }),
  encode: (input: { document: string }) => ({ cnpj_cpf: input.document }),
});

export interface RecoverableStore {
  storeId: number;
  name: string;
  legalName: string;
  district: string;
}

export const recoverableStoresAnswer = shape(
  z.object({
    status: z.literal(true),
    data: z.array(
      z.object({
        id_estabelecimento: z.number(),
        nome: z.string(),
        razao_social: z.string(),
        endereco_bairro: z.string(),
      }),
    ),
  }),
  {
    decode: (wire): RecoverableStore[] =>
      wire.data.map((row) => ({
        storeId: row.id_estabelecimento,
        name: row.nome,
        legalName: row.razao_social,
        district: row.endereco_bairro,
      })),
    encode: (stores: RecoverableStore[]) => ({
      status: true as const,
      data: stores.map((store) => ({
        id_estabelecimento: store.storeId,
        nome: store.name,
        razao_social: store.legalName,
        endereco_bairro: store.district,
      })),
    }),
  },
);

export const documentAndStoreInput = shape(
  z.object({ cnpj_cpf: documentField, id_estabelecimento: wireId }),
  {
    decode: (wire) => ({ document: wire.cnpj_cpf, storeId: wire.id_estabelecimento }),
    encode: (input: { document: string; storeId: number }) => ({
      cnpj_cpf: input.document,
      id_estabelecimento: input.storeId,
    }),
  },
);

/** Contacts already masked, e.g. `co******@pizzaria.com.br`, `(11) *****-4321`; null when absent. */
export interface MaskedContacts {
  email: string | null;
  phone: string | null;
}

export const maskedContactsAnswer = shape(
  z.object({
    status: z.literal(true),
    email: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
  }),
  {
    decode: (wire): MaskedContacts => ({ email: wire.email, phone: wire.telefone }),
    encode: (contacts: MaskedContacts) => ({
      status: true as const,
      email: contacts.email,
      telefone: contacts.phone,
    }),
  },
);

export type RecoveryChannel = 'email' | 'sms';

export const sendCodeInput = shape(
  z.object({ cnpj_cpf: documentField, id_estabelecimento: wireId, type: z.enum(['email', 'sms']) }),
  {
    decode: (wire) => ({
      document: wire.cnpj_cpf,
      storeId: wire.id_estabelecimento,
      channel: wire.type,
    }),
    encode: (input: { document: string; storeId: number; channel: RecoveryChannel }) => ({
      cnpj_cpf: input.document,
      id_estabelecimento: input.storeId,
      type: input.channel,
    }),
  },
);

/** `maskedLogin` until the code is proven; the full login comes with the saved password. */
export const sentCodeAnswer = shape(
  z.object({
    status: z.literal(true),
    uuid: z.string(),
    usuario: z.string(),
    reenvio_em_segundos: z.number(),
  }),
  {
    decode: (wire) => ({
      requestId: wire.uuid,
      maskedLogin: wire.usuario,
      resendInSeconds: wire.reenvio_em_segundos,
    }),
    encode: (sent: { requestId: string; maskedLogin: string; resendInSeconds: number }) => ({
      status: true as const,
      uuid: sent.requestId,
      usuario: sent.maskedLogin,
      reenvio_em_segundos: sent.resendInSeconds,
    }),
  },
);

export const savePasswordInput = shape(
  z.object({
    id_estabelecimento: wireId,
    code: z.string().check(z.minLength(1), z.maxLength(12)),
    uuid: z.string().check(z.minLength(1), z.maxLength(64)),
    password: secret,
    password_confirmation: secret,
    cnpj_cpf: documentField,
  }),
  {
    decode: (wire) => ({
      storeId: wire.id_estabelecimento,
      code: wire.code.trim(),
      requestId: wire.uuid,
      password: wire.password,
      confirmation: wire.password_confirmation,
      document: wire.cnpj_cpf,
    }),
    encode: (input: {
      storeId: number;
      code: string;
      requestId: string;
      password: string;
      confirmation: string;
      document: string;
    }) => ({
      id_estabelecimento: input.storeId,
      code: input.code,
      uuid: input.requestId,
      password: input.password,
      password_confirmation: input.confirmation,
      cnpj_cpf: input.document,
    }),
  },
);

export const savedPasswordAnswer = shape(
  z.object({ status: z.literal(true), mensagem: z.string(), usuario: z.string() }),
  {
    decode: (wire) => ({ message: wire.mensagem, login: wire.usuario }),
    encode: (saved: { message: string; login: string }) => ({
      status: true as const,
      mensagem: saved.message,
      usuario: saved.login,
    }),
  },
);

export interface RegistrationRequest {
  name: string;
  storeName: string;
  mobile: string;
  email: string;
}

export const registrationRequestInput = shape(
  z.object({
    nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    estabelecimento: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    celular: z
      .string()
      .check(z.regex(/^\D*(?:\d\D*){10,11}$/, 'Informe o celular com DDD.'), z.maxLength(30)),
    email: z.email().check(z.maxLength(254)),
  }),
  {
    decode: (wire): RegistrationRequest => ({
      name: wire.nome,
      storeName: wire.estabelecimento,
      mobile: wire.celular.replace(/\D/g, ''),
      email: wire.email.toLowerCase(),
    }),
    encode: (request: RegistrationRequest) => ({
      nome: request.name,
      estabelecimento: request.storeName,
      celular: request.mobile,
      email: request.email,
    }),
  },
);
