import { ALL_CALLS } from '@comanda/contract/all-calls';
import { ERRORS } from '@comanda/contract/errors';
import { type Call, pathParameters } from '@comanda/contract/kit/define-call';
import { grantsOf, ROLE_NAMES, ROLES } from '@comanda/domain/people/access/permissions';
import {
  PROVIDER_ROLE_NAMES,
  PROVIDER_ROLES,
  providerGrantsOf,
} from '@comanda/domain/people/provider/permissions';
import * as z from 'zod/mini';

type JsonObject = Record<string, unknown>;

function jsonSchema(wire: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _draft, ...schema } = z.toJSONSchema(wire, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return schema as JsonObject;
}

function who(call: Call<unknown, unknown>): string {
  const { access } = call;
  if (access.kind === 'public') return 'Sem autenticação.';
  if (access.kind === 'intake-key') return 'Chave da loja no cabeçalho X-API-KEY.';
  if (access.kind === 'order-link') return 'Link do pedido no cabeçalho x-pedido-link.';
  if (access.kind === 'provider') {
    const roles = PROVIDER_ROLES.filter((role) => providerGrantsOf(role).includes(access.permission));
    return `Equipe do provedor, com um destes perfis: ${roles.map((role) => PROVIDER_ROLE_NAMES[role]).join(', ')}.`;
  }
  const roles = ROLES.filter((role) => grantsOf([role]).includes(access.permission)).map(
    (role) => ROLE_NAMES[role],
  );
  return `Sessão com um destes perfis: ${roles.join(', ')}.`;
}

const SECURITY = {
  public: [],
  session: [{ sessao: [] }, { cookie: [] }],
  provider: [{ equipe: [] }],
  'intake-key': [{ chave: [] }],
  'order-link': [{ link: [] }],
};

function operation(call: Call<unknown, unknown>, path: string): JsonObject {
  const input = jsonSchema(call.input.wire, 'input');
  const properties = (input.properties ?? {}) as Record<string, JsonObject>;
  const files = Object.keys(call.takesFiles ?? {});
  for (const name of files) properties[name] = { type: 'string', format: 'binary' };
  const inPath = pathParameters(path);
  const required = (input.required ?? []) as string[];
  const carried = Object.keys(properties).filter((name) => !inPath.includes(name));
  const isGet = call.method === 'GET';
  const failures = new Set([...call.errors, 'server.unavailable' as const]);
  return {
    operationId: call.name,
    summary: call.summary,
    description: who(call),
    tags: [call.name.split('.')[0]],
    security: SECURITY[call.access.kind],
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
      ...(isGet
        ? carried.map((name) => ({
            name,
            in: 'query',
            required: required.includes(name),
            schema: properties[name],
          }))
        : []),
    ],
    ...(isGet || carried.length === 0
      ? {}
      : {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              (files.length > 0
                ? ['multipart/form-data']
                : ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
              ).map((type) => [type, { schema: input }]),
            ),
          },
        }),
    responses: {
      200: {
        description: 'Feito.',
        content:
          call.output.fileType === undefined
            ? { 'application/json': { schema: jsonSchema(call.output.wire, 'output') } }
            : { [call.output.fileType]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...Object.fromEntries(
        [...failures].map((code) => [
          String(ERRORS[code].status),
          {
            description: [...failures]
              .filter((other) => ERRORS[other].status === ERRORS[code].status)
              .map((other) => `${other}: ${ERRORS[other].text}`)
              .join('\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
          },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 document of all declared calls. */
export function openApiDocument(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of ALL_CALLS) {
    for (const route of [call, ...call.aliases]) {
      const path = `/api/${route.path}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(call, route.path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Comanda', version, description: 'API do painel e da entrada de pedidos.' },
    paths,
    components: {
      securitySchemes: {
        sessao: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'O hash da sessão, puro ou precedido de Basic.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'A sessão do navegador; escritas levam o cabeçalho platform.',
        },
        equipe: {
          type: 'apiKey',
          in: 'cookie',
          name: 'pid',
          description: 'A sessão do console da equipe; escritas levam o cabeçalho platform.',
        },
        chave: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
        link: { type: 'apiKey', in: 'header', name: 'x-pedido-link', description: 'O fim de /p/{link}.' },
      },
      schemas: {
        Erro: {
          type: 'object',
          required: ['status', 'code', 'erro', 'erros', 'motivo', 'correlationId'],
          properties: {
            status: { const: false },
            code: { type: 'integer' },
            erro: { type: 'string' },
            mensagem: { type: 'string' },
            message: { type: 'string' },
            erros: {
              type: 'array',
              items: {
                type: 'object',
                properties: { campo: { type: 'string' }, mensagem: { type: 'string' } },
              },
            },
            motivo: { type: 'string', enum: Object.keys(ERRORS) },
            correlationId: { type: 'string' },
          },
        },
      },
    },
  };
}
