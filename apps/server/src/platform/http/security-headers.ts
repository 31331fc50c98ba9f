import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What browsers may do with our pages. Styles are inline because the design system writes its variables so;
 * scripts never are. The two local addresses are the print modules on the operator's machine.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    // Pages ask for it (see panel-files, docs-page); answers of the API take the few below.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:', 'http://127.0.0.1:8847', 'http://127.0.0.1:65517'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), loopback-network=(self)',
      ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    });
  });
}

/** Route option of everything a browser renders. */
export const PAGE = { helmet: { enableCSPNonces: false } };
