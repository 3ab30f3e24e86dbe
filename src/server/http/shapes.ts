// Shapes shared by many routes.
import { Type } from 'typebox';
import { ApiError } from '../../api/errors.ts';
import { Count } from '../../api/live.ts';
import { TableId } from '../../api/tables.ts';

/** Every route's refusal, always in one shape. */
export const no = { '4xx': ApiError, '5xx': ApiError };

export const TableParams = Type.Object({ id: TableId });
export const After = Type.Object({ after: Type.Optional(Count) });
