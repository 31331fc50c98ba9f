import { randomUUID } from 'node:crypto';

/** A new number for a request or a round of a job: 32 hexadecimal digits, as traces have it. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
