import {
  knownPermissions,
  type Permission,
  ROLE_NAMES,
  type Role,
  roleFromName,
} from '@comanda/domain/people/access/permissions';
import type { SupportVisit } from '@comanda/domain/people/access/support-visit';
import * as z from 'zod/mini';
import { asIs, shape } from '../../kit/shape.ts';

/** The session: its user, store and permissions. Only clients without cookies get a `token`. */
export interface SessionInfo {
  userId: number;
  userName: string;
  roles: Role[];
  /** The user's permissions; names that only another version knows are not included. */
  permissions: Permission[];
  storeId: number;
  storeName: string;
  logo: string | null;
  company: string;
  /** IANA time zone of the store, used for every time on screen. */
  timeZone: string;
  sessionId: string;
  token: string | null;
  /** Name of the store's room for live connections; random for each store. */
  channel: string;
  socketUrl: string;
  /** Not null while a person of the provider reads the panel. */
  visit: SupportVisit | null;
}

const sessionUser = z.object({
  id_estabelecimento: z.number(),
  id_usuario: z.number(),
  nome: z.string(),
  estabelecimento_nome: z.string(),
  logo: z.nullable(z.string()),
  company: z.string(),
  fuso_horario: z.string(),
  role_group: z.array(z.string()),
  permissoes: z.array(z.string()),
  sessao: z.object({ hash: z.nullable(z.string()), id_sessao: z.string() }),
  socket: z.object({ url: z.string(), canal: z.string() }),
  visita: z.optional(z.nullable(z.object({ id_visita: z.number(), pessoa: z.string(), ate: z.number() }))),
});

/** The login answer: `usuario` with `sessao` and `socket`, and the role names. */
export const sessionAnswer = shape(
  z.object({ status: z.literal(true), erro: z.nullable(z.string()), usuario: sessionUser }),
  {
    decode: ({ usuario }): SessionInfo => ({
      userId: usuario.id_usuario,
      userName: usuario.nome,
      roles: usuario.role_group.flatMap((name) => roleFromName(name) ?? []),
      permissions: knownPermissions(usuario.permissoes),
      storeId: usuario.id_estabelecimento,
      storeName: usuario.estabelecimento_nome,
      logo: usuario.logo,
      company: usuario.company,
      timeZone: usuario.fuso_horario,
      sessionId: usuario.sessao.id_sessao,
      token: usuario.sessao.hash,
      channel: usuario.socket.canal,
      socketUrl: usuario.socket.url,
      visit: usuario.visita
        ? { visitId: usuario.visita.id_visita, personName: usuario.visita.pessoa, endsAt: usuario.visita.ate }
        : null,
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
        fuso_horario: session.timeZone,
        role_group: session.roles.map((role) => ROLE_NAMES[role]),
        permissoes: session.permissions,
        sessao: { hash: session.token, id_sessao: session.sessionId },
        socket: { url: session.socketUrl, canal: session.channel },
        visita: session.visit && {
          id_visita: session.visit.visitId,
          pessoa: session.visit.personName,
          ate: session.visit.endsAt,
        },
      },
    }),
  },
);

const login = asIs(z.string().check(z.minLength(1), z.maxLength(254)));
/** A password or ticket: any text up to the limit. */
export const LONGEST_SECRET = 512;
export const secret = asIs(z.string().check(z.minLength(1), z.maxLength(LONGEST_SECRET)));

/** Spaces around a typed login are removed. */
const typedLogin = shape(login.wire, {
  decode: (wire) => wire.trim(),
  encode: (typed: string) => typed,
});

/** The second factor: the code, and if this browser needs no code for the next 30 days. */
interface SecondStep {
  code?: string | undefined;
  remembersBrowser?: boolean | undefined;
}
const secondStep = {
  codigo: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  lembrar_aparelho: z.optional(z.boolean()),
};
const readSecondStep = (wire: { codigo?: string | undefined; lembrar_aparelho?: boolean | undefined }) => ({
  code: wire.codigo,
  remembersBrowser: wire.lembrar_aparelho ?? false,
});
const writeSecondStep = ({ code, remembersBrowser }: SecondStep) =>
  code === undefined ? {} : { codigo: code, lembrar_aparelho: remembersBrowser ?? false };

// Not made with `record`, because the login page should not load the code for records.
export const credentialsInput = shape(
  z.object({ usuario: typedLogin.wire, senha: secret.wire, ...secondStep }),
  {
    decode: (wire) => ({
      login: typedLogin.decode(wire.usuario),
      password: wire.senha,
      ...readSecondStep(wire),
    }),
    encode: (typed: { login: string; password: string } & SecondStep) => ({
      usuario: typed.login,
      senha: typed.password,
      ...writeSecondStep(typed),
    }),
  },
);

/** `usuario` is the login in base64, as in the link. `hash` is the one-time ticket. */
export const ticketInput = shape(z.object({ usuario: login.wire, hash: secret.wire, ...secondStep }), {
  decode: (wire) => ({ encodedLogin: wire.usuario, ticket: wire.hash, ...readSecondStep(wire) }),
  encode: (link: { encodedLogin: string; ticket: string } & SecondStep) => ({
    usuario: link.encodedLogin,
    hash: link.ticket,
    ...writeSecondStep(link),
  }),
});
