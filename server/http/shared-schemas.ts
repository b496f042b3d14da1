/** The schemas that have a name in the OpenAPI document, where several addresses share them. */
import { z } from 'zod';

export const sharedSchemas = z.registry<{ readonly id: string }>();

/**
 * The same schema, known by a name from now on.
 * @example export const problemSchema = shared('Problem', z.object({ error: z.string() }));
 */
export const shared = <S extends z.ZodType>(id: string, schema: S): S => {
  sharedSchemas.add(schema, { id });
  return schema;
};
