import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, as ISO text in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words to be found, made by the database from other columns. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are: a picture. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
