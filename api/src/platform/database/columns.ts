import { sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, as ISO text in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words to be found, made by the database from other columns. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are: a picture. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const plain = `regexp_replace(lower(normalize(email, NFKC)), '^([^+@]+)[+][^@]*@', '\\1@')`;

/** The key of the table's `email`, made by the database: the same as `emailKey` in order/emailKey.ts. */
export const emailKeyOf = () =>
  text('email_key').generatedAlwaysAs(
    sql.raw(
      `case when ${plain} ~ '^[^@]+@(gmail|googlemail)[.]com$'
        then replace(split_part(${plain}, '@', 1), '.', '') || '@gmail.com' else ${plain} end`,
    ),
  );
