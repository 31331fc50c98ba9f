import { randomUUID } from 'node:crypto';

/** Makes an id for a request or a round of a job: 32 hexadecimal digits, the format of trace ids. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
