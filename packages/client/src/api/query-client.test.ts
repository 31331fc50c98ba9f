import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError } from './api-error.ts';
import { shouldRetry } from './query-client.ts';

const refused = (status: number) =>
  new ApiError({ status, message: '', code: null, fields: [], correlationId: null });

describe('shouldRetry', () => {
  it.each([
    [0, new OfflineError(''), true],
    [1, new OfflineError(''), true],
    [2, new OfflineError(''), false],
    [0, refused(503), true],
    [0, refused(401), false],
    [0, refused(404), false],
    [0, refused(429), false],
    [0, new TypeError('a mistake of ours'), false],
  ])('after %d failures, with %s: %s', (failures, error, answer) => {
    expect(shouldRetry(failures, error)).toBe(answer);
  });
});
