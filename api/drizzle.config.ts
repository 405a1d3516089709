import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what-changed>` in this folder writes the next migration. */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema.ts', out: './migrations' });
