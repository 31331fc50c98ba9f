export { type Actor, actingUserId, nameOf } from './actor.ts';
export { forgetTyped } from './forget-typed.ts';
export { RECORD_COLUMNS } from './provider/record-lines.ts';
export { accessRecords, auditRecords, type RecordFilter, type RecordLine } from './provider/records.reads.ts';
export { type AccessRecord, loginMac, NO_STORE, recordAccess } from './record-access.ts';
export { type AuditEntry, type AuditedActor, recordAudit } from './record-audit.ts';
