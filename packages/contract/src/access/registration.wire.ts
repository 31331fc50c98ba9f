import { tidyName } from '@comanda/domain/text/tidy-name';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';

export interface RegistrationRequest {
  name: string;
  storeName: string;
  mobile: string;
  email: string;
}

/** Strangers write it, the provider reads it at a terminal and in a mail. */
const nameField = z.string().check(z.overwrite(tidyName), z.minLength(2), z.maxLength(120));

export const registrationRequestInput = shape(
  z.object({
    nome: nameField,
    estabelecimento: nameField,
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
