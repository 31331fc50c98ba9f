import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { bool, id, integer, plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { asIs, done, nothing } from '../../kit/shape.ts';
import { writable } from '../../kit/wire-types.ts';
import { personName } from '../access/people.wire.ts';
import { providerRole } from './provider-access.wire.ts';

const READ = { kind: 'provider', permission: 'team.manage' } as const;
const callOfTeam = defineCalls({ ...READ, isSensitive: true });
const INVALID_EMAIL = 'Digite um e-mail, como ana@exemplo.com.br.';

const email = asIs(
  z
    .string()
    .check(writable, z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, INVALID_EMAIL)),
);
const username = asIs(
  z
    .string()
    .check(
      writable,
      z.trim(),
      z.toLowerCase(),
      z.maxLength(40),
      z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'De 3 a 40 letras, números, pontos ou traços.'),
    ),
);

const teamPerson = record({
  personId: ['id_pessoa', id],
  name: ['nome', plainText],
  login: ['usuario', plainText],
  email: ['email', nullable(plainText)],
  role: ['perfil', providerRole],
  isActive: ['ativa', bool],
  hasPassword: ['tem_senha', bool],
  hasFactor: ['tem_fator', bool],
  lastSeenAt: ['vista_em', nullable(plainMoment)],
  version: ['versao', plainNumber],
});
export type TeamPerson = DomainOfShape<typeof teamPerson>;

export const listTeam = defineCall({
  name: 'team.list',
  summary: 'Pessoas da equipe do provedor',
  route: 'GET provedor/equipe',
  access: READ,
  input: nothing,
  output: answer('pessoas', list(teamPerson)),
});

export const newTeamPerson = record({
  name: ['nome', personName],
  login: ['usuario', username],
  email: ['email', email],
  role: ['perfil', providerRole],
});

/** True: the mail with the link was sent. Otherwise `link` has the link, which must be given to the person. */
const sentLink = {
  isMailed: ['convite_enviado', bool],
  link: ['link', nullable(plainText)],
} as const;

export const addTeamPerson = callOfTeam({
  name: 'team.add-person',
  summary: 'Convidar alguém para a equipe; recebe por e-mail um link para escolher a senha',
  route: 'POST provedor/equipe',
  input: newTeamPerson,
  output: answer(record({ personId: ['id_pessoa', id], ...sentLink })),
  errors: ['team.login-taken'],
});

export const savedTeamPerson = record({
  personId: ['id_pessoa', id],
  version: ['versao', integer({ min: 1, max: 2_000_000_000 })],
  name: ['nome', personName],
  email: ['email', email],
  role: ['perfil', providerRole],
});

export const saveTeamPerson = callOfTeam({
  name: 'team.save-person',
  summary: 'Mudar nome, e-mail ou perfil de alguém da equipe; com outro perfil as sessões terminam',
  route: 'PUT provedor/equipe/{id_pessoa}',
  input: savedTeamPerson,
  output: done,
  errors: ['team.unknown-person', 'team.login-taken', 'team.last-admin', 'record.changed-meanwhile'],
});

const personInput = record({ personId: ['id_pessoa', id] });

export const blockTeamPerson = callOfTeam({
  name: 'team.block-person',
  summary: 'Bloquear alguém da equipe; suas sessões terminam na hora',
  route: 'POST provedor/equipe/{id_pessoa}/bloquear',
  input: personInput,
  output: done,
  errors: ['team.unknown-person', 'team.last-admin'],
});

export const reactivateTeamPerson = callOfTeam({
  name: 'team.reactivate-person',
  summary: 'Deixar alguém da equipe entrar de novo',
  route: 'POST provedor/equipe/{id_pessoa}/reativar',
  input: personInput,
  output: done,
  errors: ['team.unknown-person'],
});

export const sendTeamLink = callOfTeam({
  name: 'team.send-link',
  summary: 'Enviar por e-mail um link, válido por 24 horas e uma vez só, para escolher outra senha',
  route: 'POST provedor/equipe/{id_pessoa}/link',
  input: personInput,
  output: answer(record(sentLink)),
  errors: ['team.unknown-person', 'team.is-blocked', 'team.without-email'],
});

export const resetTeamFactor = callOfTeam({
  name: 'team.reset-factor',
  summary: 'Tirar o segundo fator de quem perdeu o celular; configura outro ao entrar',
  route: 'POST provedor/equipe/{id_pessoa}/fator',
  input: personInput,
  output: done,
  errors: ['team.unknown-person'],
});
